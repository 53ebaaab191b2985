import { useState } from 'react';
import { ChartStepper } from './chart-stepper.tsx';
import { useWidth } from './use-width.ts';

export interface LinePoint {
  /** Under the chart, in few letters. */
  readonly label: string;
  /** What is there, in words. */
  readonly text: string;
  /** Null: nothing is known; the line goes on past it. */
  readonly value: number | null;
  /** Range in which the true value most likely lies. */
  readonly low?: number;
  readonly high?: number;
}

interface LineChartProps {
  readonly label: string;
  readonly points: readonly LinePoint[];
  /** Upper end of the scale, and how its values are written. */
  readonly top: number;
  readonly format: (value: number) => string;
}

const height = 220;
/** At the left there is room for `100 %`, as Spanish writes it. */
const edge = { left: 50, right: 12, top: 12, bottom: 26 };
/** Pixels that a label under the chart takes, at least. */
const labelRoom = 64;

/** A line over time with the band of its range, gone through by touch, mouse and arrow keys. */
export function LineChart({ label, points, top, format }: LineChartProps) {
  const { width, ref } = useWidth();
  const [wanted, setChosen] = useState(points.length - 1);
  const chosen = Math.min(wanted, points.length - 1);
  const step = (width - edge.left - edge.right) / Math.max(1, points.length - 1);
  const x = (place: number) => edge.left + place * step;
  const y = (value: number) => edge.top + (1 - value / top) * (height - edge.top - edge.bottom);
  const known = points.flatMap(({ value, low, high }, place) =>
    value === null ? [] : [{ x: x(place), value, low: low ?? value, high: high ?? value }],
  );
  const every = Math.max(1, Math.ceil(labelRoom / Math.max(1, step)));
  const band = [
    ...known.map((point) => `${point.x},${y(point.high)}`),
    ...known.toReversed().map((point) => `${point.x},${y(point.low)}`),
  ].join(' ');
  return (
    <div ref={ref}>
      <ChartStepper
        label={label}
        count={points.length}
        chosen={chosen}
        text={points[chosen]?.text ?? ''}
        onChoose={setChosen}
        placeAt={(at) => Math.min(points.length - 1, Math.max(0, Math.round((at - edge.left) / (step || 1))))}
      >
        <svg data-chart width={width} height={height} aria-hidden="true" focusable="false">
          <rect
            className="chart-chosen"
            x={x(chosen) - 8}
            y={4}
            width={16}
            height={height - edge.bottom}
            rx={4}
          />
          {[0, top / 2, top].map((value) => (
            <g key={value}>
              <line
                className="chart-grid"
                x1={edge.left}
                x2={width - edge.right}
                y1={y(value)}
                y2={y(value)}
              />
              <text x={edge.left - 8} y={y(value)} textAnchor="end" dominantBaseline="central">
                {format(value)}
              </text>
            </g>
          ))}
          {points.map((point, place) =>
            place % every === 0 ? (
              <text
                key={point.label}
                x={x(place)}
                y={height - 6}
                textAnchor={place === 0 ? 'start' : x(place) > width - 40 ? 'end' : 'middle'}
              >
                {point.label}
              </text>
            ) : null,
          )}
          <polygon className="chart-band" points={band} />
          <polyline
            className="chart-line"
            points={known.map((point) => `${point.x},${y(point.value)}`).join(' ')}
          />
          {known.map((point) => (
            <circle key={point.x} className="chart-point" cx={point.x} cy={y(point.value)} r={4} />
          ))}
        </svg>
      </ChartStepper>
    </div>
  );
}
