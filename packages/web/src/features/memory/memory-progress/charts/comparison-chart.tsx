import type { MemoryComparison, MemoryMean } from '@chitta/contract';
import { memorySample } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { useWidth } from '#web/ui/charts/use-width.ts';
import { comparisonFinding } from './findings.ts';
import { figure, meanWords } from './words.ts';

const rowHeight = 34;
const edge = { left: 4, right: 12, bottom: 24 };

interface RangeLineProps {
  readonly mean: MemoryMean;
  readonly y: number;
  readonly x: (days: number) => number;
  readonly isNow: boolean;
}

function RangeLine({ mean, y, x, isNow }: RangeLineProps) {
  const { low, high } = mean;
  return (
    <g className={isNow ? 'compare-now' : 'compare-before'}>
      {low !== null && high !== null && <line x1={x(Math.max(0, low))} x2={x(high)} y1={y} y2={y} />}
      {isNow ? (
        <circle cx={x(mean.mean)} cy={y} r={6} />
      ) : (
        <rect x={x(mean.mean) - 5} y={y - 5} width={10} height={10} />
      )}
    </g>
  );
}

/** Two means on one line of days, each with its range. */
function Drawing({ now, before }: Pick<MemoryComparison, 'now' | 'before'>) {
  const { width, ref } = useWidth();
  const sides = [now, before];
  const top = Math.max(4, Math.ceil(Math.max(...sides.map((mean) => mean?.high ?? mean?.mean ?? 0)) / 2) * 2);
  const x = (days: number) => edge.left + (days / top) * (width - edge.left - edge.right);
  const height = rowHeight * 2 + edge.bottom;
  return (
    <div ref={ref}>
      <svg width={width} height={height} aria-hidden="true" focusable="false">
        {[0, top / 2, top].map((days) => (
          <g key={days}>
            <line className="chart-grid" x1={x(days)} x2={x(days)} y1={0} y2={height - edge.bottom} />
            <text
              x={x(days)}
              y={height - 6}
              textAnchor={days === 0 ? 'start' : days === top ? 'end' : 'middle'}
            >
              {days}
            </text>
          </g>
        ))}
        {now && <RangeLine mean={now} x={x} y={rowHeight / 2} isNow />}
        {before && <RangeLine mean={before} x={x} y={rowHeight * 1.5} isNow={false} />}
      </svg>
    </div>
  );
}

const cell = (value: number | null | undefined) =>
  value === null || value === undefined ? '–' : figure(Math.max(0, value));
const cellsOf = (mean: MemoryMean | null): readonly string[] => [
  cell(mean?.mean),
  cell(mean?.low),
  cell(mean?.high),
  figure(mean?.n ?? 0),
];

/** The last days beside those before them, worded by what their ranges allow to say. */
export function ComparisonChart({ comparison }: { readonly comparison: MemoryComparison }) {
  const { t } = useTranslation('memory-progress');
  const { days, now, before, difference } = comparison;
  const finding = comparisonFinding(comparison);
  const span = t(`span.${days}`);
  return (
    <ChartFigure
      finding={t(`compare.finding.${finding}`, { span })}
      unit={t('compare.unit', { span })}
      table={{
        label: t('table'),
        columns: ['period', 'mean', 'low', 'high', 'exercises'].map((column) =>
          t(`compare.column.${column as 'period'}`),
        ),
        rows: [
          [t('compare.now', { span }), ...cellsOf(now)],
          [t('compare.before', { span }), ...cellsOf(before)],
        ],
      }}
    >
      {(now || before) && <Drawing now={now} before={before} />}
      <dl className="compare-words">
        <div>
          <dt className="key-now">{t('compare.now', { span })}</dt>
          <dd>
            {meanWords(now, t)}{' '}
            {now && <span className="text-muted">({t('exercises', { count: now.n })})</span>}
          </dd>
        </div>
        <div>
          <dt className="key-before">{t('compare.before', { span })}</dt>
          <dd>
            {meanWords(before, t)}{' '}
            {before && <span className="text-muted">({t('exercises', { count: before.n })})</span>}
          </dd>
        </div>
      </dl>
      <p className="text-muted">
        {difference
          ? t('compare.difference', {
              days: figure(difference.value),
              low: figure(difference.low),
              high: figure(difference.high),
            })
          : t('compare.early', { least: memorySample.exercises })}
      </p>
    </ChartFigure>
  );
}
