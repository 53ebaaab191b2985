import { useState } from 'react';
import { ChartStepper } from './chart-stepper.tsx';
import { useWidth } from './use-width.ts';

export interface Column {
  /** Under the column; empty where only some are named. */
  readonly label: string;
  /** What is there, in words. */
  readonly text: string;
  readonly value: number;
  /** Stands on darker ground: the hours of the night. */
  readonly isNight?: boolean;
}

interface ColumnChartProps {
  readonly label: string;
  readonly columns: readonly Column[];
}

const height = 190;
const edge = { left: 34, top: 14, bottom: 26 };

/** Counts side by side, gone through by touch, mouse and arrow keys. */
export function ColumnChart({ label, columns }: ColumnChartProps) {
  const { width, ref } = useWidth();
  const highest = Math.max(...columns.map(({ value }) => value));
  const [wanted, setChosen] = useState(columns.findIndex(({ value }) => value === highest));
  const chosen = Math.min(wanted, columns.length - 1);
  const top = Math.max(2, Math.ceil(highest / 2) * 2);
  const step = (width - edge.left) / columns.length;
  const y = (value: number) => edge.top + (1 - value / top) * (height - edge.top - edge.bottom);
  return (
    <div ref={ref}>
      <ChartStepper
        label={label}
        count={columns.length}
        chosen={chosen}
        text={columns[chosen]?.text ?? ''}
        onChoose={setChosen}
        placeAt={(at) => Math.min(columns.length - 1, Math.max(0, Math.floor((at - edge.left) / step)))}
      >
        <svg data-chart width={width} height={height} aria-hidden="true" focusable="false">
          {columns.map(({ isNight, text }, place) =>
            isNight ? (
              <rect
                key={text}
                className="chart-night"
                x={edge.left + place * step}
                y={edge.top - 8}
                width={step + 0.5}
                height={y(0) - edge.top + 8}
              />
            ) : null,
          )}
          {[0, top / 2, top].map((value) => (
            <g key={value}>
              <line className="chart-grid" x1={edge.left} x2={width} y1={y(value)} y2={y(value)} />
              <text x={edge.left - 8} y={y(value)} textAnchor="end" dominantBaseline="central">
                {value}
              </text>
            </g>
          ))}
          {columns.map(({ label: name, text, value }, place) => (
            <g key={text}>
              <rect
                className="chart-column"
                data-chosen={place === chosen || undefined}
                x={edge.left + place * step + Math.min(4, step * 0.15)}
                y={y(value)}
                width={Math.max(2, step - 2 * Math.min(4, step * 0.15))}
                height={y(0) - y(value)}
                rx={2}
              />
              {name !== '' && (
                <text x={edge.left + (place + 0.5) * step} y={height - 6} textAnchor="middle">
                  {name}
                </text>
              )}
            </g>
          ))}
        </svg>
      </ChartStepper>
    </div>
  );
}
