import { FileSpreadsheet, Image as ImageIcon } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { saveText } from '#web/lib/save-file.ts';
import { savePicture } from '#web/lib/share-picture.ts';
import { toast } from '../toast/toast-store.ts';
import { chartCsv } from './chart-csv.ts';
import { chartPicture } from './chart-picture.ts';
import type { ChartTable } from './chart-table.ts';

interface ChartSavesProps {
  readonly drawing: RefObject<HTMLElement | null>;
  readonly file: string;
  readonly finding: string;
  readonly unit: string | undefined;
  readonly table: ChartTable;
}

/** Ways to take a chart along: as a picture, as figures. */
export function ChartSaves({ drawing, file, finding, unit, table }: ChartSavesProps) {
  const { t } = useTranslation('charts');
  async function savePng() {
    const svg = drawing.current?.querySelector('svg[data-chart]');
    const made =
      svg instanceof SVGSVGElement ? await chartPicture(svg, { finding, unit }).catch(() => null) : null;
    if (made) savePicture(made, `chitta-${file}.png`);
    else toast({ title: t('failed'), variant: 'destructive' });
  }
  return (
    <p className="chart-saves no-print">
      <button
        type="button"
        className="chart-save"
        aria-label={t('pictureOf', { finding })}
        onClick={() => void savePng()}
      >
        <ImageIcon size={16} aria-hidden />
        {t('picture')}
      </button>
      <button
        type="button"
        className="chart-save"
        aria-label={t('figuresOf', { finding })}
        onClick={() => saveText(chartCsv(table), `chitta-${file}.csv`)}
      >
        <FileSpreadsheet size={16} aria-hidden />
        {t('figures')}
      </button>
    </p>
  );
}
