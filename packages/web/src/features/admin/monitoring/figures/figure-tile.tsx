import type { ReactNode } from 'react';
import { Sparkline } from './sparkline.tsx';

interface FigureTileProps {
  readonly name: string;
  /** With its unit. */
  readonly value: string;
  /** What else there is to say of it, such as the most within a minute. */
  readonly note: ReactNode;
  readonly values: readonly (number | null)[];
}

/** One figure of the last hour: its name, its value, a word more, and how it went. */
export function FigureTile({ name, value, note, values }: FigureTileProps) {
  return (
    <div className="figure-tile">
      <dt>{name}</dt>
      <dd>
        <span className="figure-value">{value}</span>
        <span className="figure-note">{note}</span>
        <Sparkline values={values} />
      </dd>
    </div>
  );
}
