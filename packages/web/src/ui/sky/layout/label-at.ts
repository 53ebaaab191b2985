import type { SkySize } from '../sky-sizes.ts';
import { labelLines } from './label-lines.ts';
import type { PlacedLabel } from './placed-sky.ts';
import type { Point } from './shapes.ts';
import { textWidth } from './text-width.ts';

export interface MeasuredLabel {
  readonly lines: readonly { readonly text: string; readonly width: number }[];
  readonly width: number;
  readonly height: number;
}

type Label = NonNullable<SkySize['label']>;

const round = (value: number) => Math.round(value * 10) / 10;

/** The words of a star in lines, with the room that they take. */
export function measureLabel(words: string, { size, line }: Label): MeasuredLabel {
  const lines = labelLines(words).map((text) => ({ text, width: round(textWidth(text) * size) }));
  return { lines, width: Math.max(0, ...lines.map(({ width }) => width)), height: lines.length * line };
}

/** Sides of a star on which its words can stand, the most readable first. */
export const labelSides = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: 1, y: -1 },
  { x: -1, y: -1 },
] as const;

const anchors = { '1': 'start', '0': 'middle', '-1': 'end' } as const;

/** The words of a star at `star`, on one side of it, clear of its `reach`. */
export function labelAt(
  measured: MeasuredLabel,
  {
    star,
    reach,
    side,
    label,
  }: { star: Point; reach: number; side: (typeof labelSides)[number]; label: Label },
): PlacedLabel {
  const { width, height, lines } = measured;
  // Cornerwise the same distance is shared by both ways.
  const away = (reach + label.gap) * (side.x !== 0 && side.y !== 0 ? 0.75 : 1);
  const x = round(star.x + side.x * away);
  const centre = star.y + side.y * (away + height / 2);
  const left = x + width * ((side.x - 1) / 2);
  const top = round(centre - height / 2);
  return {
    anchor: anchors[side.x],
    box: { left, top, right: left + width, bottom: top + height },
    lines: lines.map(({ text, width }, index) => ({
      text,
      width,
      x,
      // The baseline, so that what stands above and below it is in the middle of the line.
      y: round(top + label.line * index + (label.line + label.size * 0.62) / 2),
    })),
  };
}
