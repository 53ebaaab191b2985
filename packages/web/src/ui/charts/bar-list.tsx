import type { ReactNode } from 'react';

export interface Bar {
  readonly id: string;
  readonly name: ReactNode;
  /** The name without its marks, for the picture of the chart. */
  readonly plainName: string;
  readonly value: number;
  readonly text: string;
  /** What is beside the matter: nothing told, no category. */
  readonly isQuiet?: boolean;
}

const line = 28;
const nameShare = 0.34;

/** The same as one drawing, which is what a picture of the chart is made from. */
function BarsDrawing({ bars, most }: { readonly bars: readonly Bar[]; readonly most: number }) {
  const width = 640;
  const left = width * nameShare;
  return (
    <svg
      data-chart
      className="chart-bars-drawing"
      width={width}
      height={bars.length * line}
      aria-hidden="true"
    >
      {bars.map(({ id, plainName, value, text, isQuiet }, place) => (
        <g key={id}>
          <text x={left - 10} y={place * line + 14} textAnchor="end" dominantBaseline="central">
            {plainName}
          </text>
          <g className="chart-bar" data-quiet={isQuiet || undefined}>
            <rect x={left} y={place * line + 7} width={(value / most) * (width - left - 110)} height={14} />
          </g>
          <text
            x={left + (value / most) * (width - left - 110) + 8}
            y={place * line + 14}
            dominantBaseline="central"
          >
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Counts as bars beside their names, which can be links. */
export function BarList({ bars }: { readonly bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <>
      <ul className="chart-bars">
        {bars.map(({ id, name, value, text, isQuiet }) => (
          <li key={id}>
            <span className="chart-bar-name">{name}</span>
            <svg
              className="chart-bar"
              data-quiet={isQuiet || undefined}
              viewBox="0 0 100 12"
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              <rect width={(value / most) * 100} height={12} rx={1} />
            </svg>
            <span className="chart-bar-value">{text}</span>
          </li>
        ))}
      </ul>
      <BarsDrawing bars={bars} most={most} />
    </>
  );
}
