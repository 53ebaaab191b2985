import type { Insights } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { type Bar, BarList } from '#web/ui/charts/bar-list.tsx';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { percentWords } from '../insight-shares.ts';
import { type FeelingSource, useFeelings } from './use-feelings.ts';

const mostBars = 8;

interface FeelingsChartProps {
  readonly figures: Insights;
  readonly source: FeelingSource;
}

/** Feelings of one source by the dreams that have them, and how many dreams have none. */
export function FeelingsChart({ figures, source }: FeelingsChartProps) {
  const { t } = useTranslation(['insights', 'charts']);
  const { dreams } = figures.feelings;
  const { told, counted, nameOf } = useFeelings(figures, source);
  const none = dreams - told;
  const quiet = { id: '-', name: t(`${source}.none`), count: none, isQuiet: true };
  const rows = [
    ...counted.slice(0, mostBars).map(({ id, count }) => ({ id, name: nameOf(id), count, isQuiet: false })),
    ...(none > 0 ? [quiet] : []),
  ];
  const bars: readonly Bar[] = rows.map(({ count, ...row }) => ({
    ...row,
    plainName: row.name,
    value: count,
    text: String(count),
  }));
  const [first] = counted;
  return (
    <ChartFigure
      finding={
        first
          ? t(`${source}.finding`, { feeling: nameOf(first.id), dreams: t('dreams', { count: first.count }) })
          : t(`${source}.nothing`)
      }
      unit={t(`${source}.unit`, {
        none,
        dreams: t('dreams', { count: dreams }),
        share: percentWords(none / Math.max(1, dreams)),
      })}
      file={`feelings-${source}`}
      table={{
        label: t('charts:table'),
        columns: [t('feeling'), t('calendar.dreams')],
        rows: bars.map(({ plainName, text }) => [plainName, text]),
      }}
    >
      <BarList bars={bars} />
    </ChartFigure>
  );
}
