import { useState } from 'react';
import { ChartStepper } from './chart-stepper.tsx';
import { useWidth } from './use-width.ts';
import './charts.css';

export interface Interval {
  /** Under the chart, in few letters. */
  readonly label: string;
  /** What is there, in words. */
  readonly text: string;
  /** Null: nothing is known of it yet. */
  readonly estimate: number | null;
  readonly low: number;
  readonly high: number;
}

interface IntervalChartProps {
  readonly label: string;
  readonly intervals: readonly Interval[];
  /** How its values are written. */
  readonly format: (value: number) => string;
  /** The place that is looked at first; missing: the last. */
  readonly start?: number;
  /** Below it there is nothing, such as less than none: the scale ends there. */
  readonly least?: number;
}

const height = 240;
const edge = { right: 12, top: 12, bottom: 26 };
/** Pixels between a word of the scale and its line, and what a letter of such a word takes at most. */
const gap = 8;
const letter = 7.5;
/** Pixels that a label under the chart takes, at least. */
const labelRoom = 64;
const reaches = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

/**
 * How far the scale reaches to both sides of nothing: so that three of four intervals are whole on it. The first ones of
 * an experiment are so wide that all others would look like points beside them.
 */
export function reachOf(intervals: readonly Interval[]): number {
  const ends = intervals
    .flatMap(({ estimate, low, high }) =>
      estimate === null ? [] : [Math.max(Math.abs(low), Math.abs(high))],
    )
    .toSorted((one, other) => one - other);
  const wanted = ends[Math.ceil(ends.length * 0.75) - 1] ?? 0;
  return reaches.find((reach) => reach >= wanted) ?? Math.ceil(wanted);
}

/** Effects with their intervals around the line of no difference, gone through by touch, mouse and arrow keys. */
export function IntervalChart({
  label,
  intervals,
  format,
  start,
  least = Number.NEGATIVE_INFINITY,
}: IntervalChartProps) {
  const { width, ref } = useWidth();
  const [wanted, setChosen] = useState<number | null>(start ?? null);
  const last = intervals.length - 1;
  const chosen = Math.min(wanted ?? last, last);
  const reach = reachOf(intervals);
  const lowest = Math.max(-reach, least);
  const lines = lowest > -reach ? [reach, reach / 2, lowest] : [reach, reach / 2, -reach / 2, -reach];
  const left = gap + letter * Math.max(...lines.map((value) => format(value).length));
  const room = (width - left - edge.right) / Math.max(1, intervals.length);
  const x = (place: number) => left + (place + 0.5) * room;
  const within = (value: number) => Math.min(reach, Math.max(lowest, value));
  const y = (value: number) =>
    edge.top + ((reach - within(value)) / (reach - lowest)) * (height - edge.top - edge.bottom);
  const every = Math.max(1, Math.ceil(labelRoom / Math.max(1, room)));
  const thickness = Math.min(14, Math.max(3, room * 0.5));
  return (
    <div ref={ref}>
      <ChartStepper
        label={label}
        count={intervals.length}
        chosen={chosen}
        text={intervals[chosen]?.text ?? ''}
        onChoose={setChosen}
        placeAt={(at) => Math.min(last, Math.max(0, Math.floor((at - left) / (room || 1))))}
      >
        <svg data-chart width={width} height={height} aria-hidden="true" focusable="false">
          <rect
            className="chart-chosen"
            x={x(chosen) - thickness}
            y={4}
            width={thickness * 2}
            height={height - edge.bottom}
            rx={4}
          />
          {lines.map((value) => (
            <Line key={value} at={y(value)} left={left} width={width} text={format(value)} />
          ))}
          <Line at={y(0)} left={left} width={width} text={format(0)} isZero />
          {intervals.map((interval, place) => (
            <g key={interval.label}>
              {place % every === 0 && (
                <text x={x(place)} y={height - 6} textAnchor="middle">
                  {interval.label}
                </text>
              )}
              {interval.estimate !== null && (
                <>
                  <rect
                    className="chart-interval"
                    data-leaves-zero={interval.low > 0 || interval.high < 0 || undefined}
                    x={x(place) - thickness / 2}
                    y={y(interval.high)}
                    width={thickness}
                    height={Math.max(1, y(interval.low) - y(interval.high))}
                  />
                  <circle
                    className="chart-estimate"
                    cx={x(place)}
                    cy={y(interval.estimate)}
                    r={thickness / 3}
                  />
                </>
              )}
            </g>
          ))}
        </svg>
      </ChartStepper>
    </div>
  );
}

interface LineProps {
  readonly at: number;
  readonly left: number;
  readonly width: number;
  readonly text: string;
  readonly isZero?: boolean;
}

function Line({ at, left, width, text, isZero = false }: LineProps) {
  return (
    <g>
      <line
        className={isZero ? 'chart-zero' : 'chart-grid'}
        x1={left}
        x2={width - edge.right}
        y1={at}
        y2={at}
      />
      <text x={left - gap} y={at} textAnchor="end" dominantBaseline="central">
        {text}
      </text>
    </g>
  );
}
