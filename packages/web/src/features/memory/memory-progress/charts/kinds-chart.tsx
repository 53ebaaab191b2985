import type { MemoryShare, PremiumMemoryProgress } from '@chitta/contract';
import { memorySample } from '@chitta/contract/limits';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { RangeBar } from '#web/ui/charts/range-bar.tsx';
import { kindFinding, shareOf } from './findings.ts';

interface ShareRowProps {
  readonly label: ReactNode;
  readonly share: MemoryShare;
}

const percent = (value: number) =>
  new Intl.NumberFormat(currentLanguage(), { style: 'percent', maximumFractionDigits: 0 }).format(value);

/** The range in which a share may truly lie; null: too few to tell. */
function rangeOf({ n, low, high }: MemoryShare): { readonly low: number; readonly high: number } | null {
  return n >= memorySample.moments && low !== null && high !== null ? { low, high } : null;
}

function cellsOf(share: MemoryShare): readonly string[] {
  const range = rangeOf(share);
  return [
    String(share.count),
    String(share.n),
    range ? `${percent(range.low)} – ${percent(range.high)}` : '–',
  ];
}

function ShareRow({ label, share }: ShareRowProps) {
  const { t } = useTranslation('memory-progress');
  const range = rangeOf(share);
  return (
    <RangeBar label={label} value={shareOf(share)} low={range?.low ?? null} high={range?.high ?? null}>
      {t('kinds.share', { back: share.count, count: share.n })}
      <span className="text-muted">
        {' · '}
        {range
          ? t('kinds.range', { low: percent(range.low), high: percent(range.high) })
          : t('kinds.few', { least: memorySample.moments })}
      </span>
    </RangeBar>
  );
}

interface KindsChartProps {
  readonly premium: Pick<PremiumMemoryProgress, 'kinds' | 'pictures'>;
  /** The sign of a kind beside its name. */
  readonly icon: (kind: NonNullable<PremiumMemoryProgress['kinds'][number]['kind']>) => ReactNode;
}

/** Which moments come back when an exercise shows them: by what they are about, and with or without a picture. */
export function KindsChart({ premium: { kinds, pictures }, icon }: KindsChartProps) {
  const { t } = useTranslation(['memory-progress', 'moments']);
  const found = kindFinding(kinds);
  const nameOf = (kind: (typeof kinds)[number]['kind']) => t(`moments:kind.${kind ?? 'none'}`);
  const finding =
    found.finding === 'one'
      ? t('kinds.finding.one', {
          kind: nameOf(found.best.kind),
          back: found.best.cameBack.count,
          count: found.best.cameBack.n,
        })
      : t(`kinds.finding.${found.finding}`);
  return (
    <ChartFigure
      finding={finding}
      unit={t('kinds.unit')}
      table={{
        label: t('table'),
        columns: [
          t('kinds.column.kind'),
          t('kinds.column.back'),
          t('kinds.column.shown'),
          t('kinds.column.range'),
        ],
        rows: [
          ...kinds.map(({ kind, cameBack }) => [nameOf(kind), ...cellsOf(cameBack)]),
          ...pictures.map(({ hasPicture, cameBack }) => [
            t(hasPicture ? 'kinds.withPicture' : 'kinds.withoutPicture'),
            ...cellsOf(cameBack),
          ]),
        ],
      }}
    >
      {kinds.length === 0 ? (
        <p>{t('kinds.none')}</p>
      ) : (
        <dl className="ranges">
          {kinds.map(({ kind, cameBack }) => (
            <ShareRow
              key={kind ?? 'none'}
              share={cameBack}
              label={
                <>
                  {kind && icon(kind)}
                  {nameOf(kind)}
                </>
              }
            />
          ))}
          {pictures.map(({ hasPicture, cameBack }) => (
            <ShareRow
              key={String(hasPicture)}
              share={cameBack}
              label={t(hasPicture ? 'kinds.withPicture' : 'kinds.withoutPicture')}
            />
          ))}
        </dl>
      )}
    </ChartFigure>
  );
}
