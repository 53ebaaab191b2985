import type { PremiumMemoryProgress } from '@chitta/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { ChartStepper } from '#web/ui/charts/chart-stepper.tsx';
import { useWidth } from '#web/ui/charts/use-width.ts';
import { meanWords, shortDay } from './words.ts';

type Week = PremiumMemoryProgress['trend'][number];
type Side = 'unassisted' | 'assisted';

const height = 220;
const edge = { left: 30, right: 10, top: 12, bottom: 26 };

interface Scale {
  readonly x: (place: number) => number;
  readonly y: (days: number) => number;
  readonly top: number;
}

function scaleOf(weeks: readonly Week[], width: number): Scale {
  const values = weeks.flatMap(({ unassisted, assisted }) => [
    unassisted?.high ?? unassisted?.mean ?? 0,
    assisted?.high ?? assisted?.mean ?? 0,
  ]);
  const top = Math.max(4, Math.ceil(Math.max(...values) / 2) * 2);
  const step = (width - edge.left - edge.right) / Math.max(1, weeks.length - 1);
  return {
    top,
    x: (place) => edge.left + place * step,
    y: (days) => edge.top + (1 - Math.max(0, days) / top) * (height - edge.top - edge.bottom),
  };
}

function Axis({
  weeks,
  scale,
  width,
}: {
  readonly weeks: readonly Week[];
  readonly scale: Scale;
  readonly width: number;
}) {
  const ticks = [0, scale.top / 2, scale.top];
  const every = width < 480 ? 8 : 4;
  return (
    <g>
      {ticks.map((days) => (
        <g key={days}>
          <line
            className="chart-grid"
            x1={edge.left}
            x2={width - edge.right}
            y1={scale.y(days)}
            y2={scale.y(days)}
          />
          <text x={edge.left - 8} y={scale.y(days)} textAnchor="end" dominantBaseline="central">
            {days}
          </text>
        </g>
      ))}
      {weeks.map(({ week }, place) =>
        place % every === 0 && place < weeks.length - 2 ? (
          <text key={week} x={scale.x(place)} y={height - 6} textAnchor={place === 0 ? 'start' : 'middle'}>
            {shortDay(week)}
          </text>
        ) : null,
      )}
    </g>
  );
}

interface SeriesProps {
  readonly weeks: readonly Week[];
  readonly side: Side;
  readonly scale: Scale;
}

/** Means with their ranges, joined; weeks without an exercise leave a gap in what is known, not in the line. */
function Series({ weeks, side, scale }: SeriesProps) {
  const points = weeks.flatMap((week, place) => {
    const mean = week[side];
    return mean ? [{ ...mean, week: week.week, x: scale.x(place), y: scale.y(mean.mean) }] : [];
  });
  return (
    <g className={`trend-${side}`}>
      {points.map(({ week, x, low, high }) =>
        low !== null && high !== null ? (
          <line key={week} className="trend-range" x1={x} x2={x} y1={scale.y(low)} y2={scale.y(high)} />
        ) : null,
      )}
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ week, x, y }) =>
        side === 'unassisted' ? (
          <circle key={week} cx={x} cy={y} r={4.5} />
        ) : (
          <rect key={week} x={x - 4} y={y - 4} width={8} height={8} />
        ),
      )}
    </g>
  );
}

/** Half a year of exercises, week by week. */
export function TrendChart({ premium }: { readonly premium: PremiumMemoryProgress }) {
  const { t } = useTranslation('memory-progress');
  const { trend: weeks, comparisons } = premium;
  const { width, ref } = useWidth();
  const [chosen, setChosen] = useState(weeks.length - 1);
  const scale = scaleOf(weeks, width);
  const now = comparisons.find(({ days }) => days === 28)?.now;
  const days = new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1 });
  const textOf = (week: Week) =>
    week.exercises === 0
      ? t('trend.noExercise', { week: shortDay(week.week) })
      : t('trend.at', {
          week: shortDay(week.week),
          count: week.exercises,
          alone: meanWords(week.unassisted, t),
          helped: meanWords(week.assisted, t),
        });
  const current = weeks[chosen];
  return (
    <ChartFigure
      finding={now ? t('trend.finding', { days: days.format(now.mean), count: now.n }) : t('trend.none')}
      unit={t('trend.unit')}
      table={{
        label: t('table'),
        columns: [t('trend.week'), t('trend.exercises'), t('trend.alone'), t('trend.helped')],
        rows: weeks
          .filter(({ exercises }) => exercises > 0)
          .map((week) => [
            shortDay(week.week),
            String(week.exercises),
            meanWords(week.unassisted, t),
            meanWords(week.assisted, t),
          ]),
      }}
    >
      <p className="chart-keys">
        <span className="key-alone">{t('trend.alone')}</span>
        <span className="key-helped">{t('trend.helped')}</span>
      </p>
      <div ref={ref}>
        <ChartStepper
          label={t('trend.label')}
          count={weeks.length}
          chosen={chosen}
          text={current ? textOf(current) : ''}
          onChoose={setChosen}
          placeAt={(x) => {
            const place = Math.round((x - edge.left) / (scale.x(1) - scale.x(0)));
            return Math.min(weeks.length - 1, Math.max(0, place));
          }}
        >
          <svg width={width} height={height} aria-hidden="true" focusable="false">
            <rect
              className="trend-chosen"
              x={scale.x(chosen) - 8}
              y={4}
              width={16}
              height={height - edge.bottom}
              rx={4}
            />
            <Axis weeks={weeks} scale={scale} width={width} />
            <Series weeks={weeks} side="assisted" scale={scale} />
            <Series weeks={weeks} side="unassisted" scale={scale} />
          </svg>
        </ChartStepper>
      </div>
    </ChartFigure>
  );
}
