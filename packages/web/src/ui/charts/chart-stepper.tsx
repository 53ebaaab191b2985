import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { nextPlace } from './next-place.ts';

interface ChartStepperProps {
  readonly label: string;
  /** How many places there are. */
  readonly count: number;
  /** The place that is looked at, from 0. */
  readonly chosen: number;
  /** What is there, in words; shown under the chart and read aloud. */
  readonly text: string;
  /** Places that the up and down keys pass over; 1 where there is one row. */
  readonly row?: number;
  readonly onChoose: (place: number) => void;
  /** The place under a point of the chart, in pixels from its corner. */
  readonly placeAt: (x: number, y: number) => number | null;
  readonly children: ReactNode;
}

/** A chart that is gone through place by place: by touch, by mouse, by the arrow keys. */
export function ChartStepper(props: ChartStepperProps) {
  const { label, count, chosen, text, row = 1, onChoose, placeAt, children } = props;
  function handleKey(event: KeyboardEvent) {
    const next = nextPlace(event.key, { chosen, count, row });
    if (next === null) return;
    event.preventDefault();
    onChoose(next);
  }
  function handlePointer({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const box = currentTarget.getBoundingClientRect();
    const found = placeAt(clientX - box.left, clientY - box.top);
    if (found !== null) onChoose(found);
  }
  return (
    <>
      <div
        className="chart-stepper"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={chosen + 1}
        aria-valuetext={text}
        onKeyDown={handleKey}
        onPointerDown={handlePointer}
      >
        {children}
      </div>
      <p className="chart-text" aria-hidden>
        {text}
      </p>
    </>
  );
}
