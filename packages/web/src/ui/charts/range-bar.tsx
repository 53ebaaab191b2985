import type { ReactNode } from 'react';
import './charts.css';

interface RangeBarProps {
  readonly label: ReactNode;
  /** From 0 to 1, as are the bounds of the range in which the true value may lie; null: it cannot be told. */
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  /** The same in words. */
  readonly children: ReactNode;
}

/** A value as a bar, its range as a line through its end. Within a `dl`. */
export function RangeBar({ label, value, low, high, children }: RangeBarProps) {
  const hasRange = low !== null && high !== null;
  return (
    <div className="range-row">
      <dt>{label}</dt>
      <dd>
        <svg viewBox="0 0 100 12" preserveAspectRatio="none" className="range-bar" aria-hidden="true">
          <rect className="range-ground" width={100} height={12} />
          <rect className="range-fill" width={Math.min(1, Math.max(0, value)) * 100} height={12} />
          {hasRange && (
            <rect className="range-edge" x={low * 100} y={3.5} width={(high - low) * 100} height={5} />
          )}
          {hasRange && (
            <rect className="range-line" x={low * 100} y={5} width={(high - low) * 100} height={2} />
          )}
        </svg>
        <span>{children}</span>
      </dd>
    </div>
  );
}
