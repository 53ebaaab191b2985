import type { SkySize } from '../sky-sizes.ts';
import { labelLines } from './label-lines.ts';
import type { PlacedLabel } from './placed-sky.ts';
import type { Box, Point } from './shapes.ts';
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

export interface LabelSpot {
  readonly star: Point;
  readonly reach: number;
  readonly side: (typeof labelSides)[number];
  readonly label: Label;
}

/** The room that words take on one side of a star, clear of its `reach`. */
export function labelBox({ width, height }: MeasuredLabel, { star, reach, side, label }: LabelSpot): Box {
  // Cornerwise the same distance is shared by both ways.
  const away = (reach + label.gap) * (side.x !== 0 && side.y !== 0 ? 0.75 : 1);
  const left = round(star.x + side.x * away) + width * ((side.x - 1) / 2);
  const top = round(star.y + side.y * (away + height / 2) - height / 2);
  return { left, top, right: left + width, bottom: top + height };
}

/** The words of a star, set in their room. */
export function labelAt(measured: MeasuredLabel, spot: LabelSpot): PlacedLabel {
  const { side, label } = spot;
  const box = labelBox(measured, spot);
  return {
    anchor: anchors[side.x],
    box,
    lines: measured.lines.map(({ text, width }, index) => ({
      text,
      width,
      x: round(box.left + measured.width * ((1 - side.x) / 2)),
      // The baseline, so that what stands above and below it is in the middle of the line.
      y: round(box.top + label.line * index + (label.line + label.size * 0.62) / 2),
    })),
  };
}
