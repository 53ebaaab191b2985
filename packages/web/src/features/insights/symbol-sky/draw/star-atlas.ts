import type { PictureColours } from '#web/ui/sky/picture/picture-colours.ts';
import { type GroupFamily, groupFamilies } from '#web/ui/symbol-groups/group-family.ts';
import { groupOutlines } from '#web/ui/symbol-groups/group-outlines.ts';

/** Radii in pixels of the screen for which stars are painted once; others are drawn from the next larger. */
const radii = [2, 4, 8, 16, 32] as const;
const leastShaped = 4;
/** How far the glow reaches, in radii. */
export const glowReach = 4.4;

/** Stars of each family and size on one canvas, so that a frame only copies them. */
export interface StarAtlas {
  readonly canvas: HTMLCanvasElement;
  /** The square in which a star of this radius stands. */
  readonly at: (
    family: GroupFamily,
    radius: number,
  ) => { readonly x: number; readonly y: number; readonly side: number };
}

/** How much of a star's colour is left so far from its heart, of `ff`. */
const glow = [
  [0.1, '8c'],
  [0.3, '3a'],
  [0.55, '14'],
  [1, '00'],
] as const;

const sideOf = (radius: number) => Math.ceil(radius * glowReach * 2);
const columns = radii.map((_, index) =>
  radii.slice(0, index).reduce<number>((sum, each) => sum + sideOf(each), 0),
);
const row = sideOf(radii[radii.length - 1] ?? 32);

/** Stars that are large enough have the shape of their kind. */
function heartOf(family: GroupFamily, radius: number): Path2D {
  if (radius >= leastShaped) return new Path2D(groupOutlines[family]);
  const round = new Path2D();
  round.arc(0, 0, 1, 0, 2 * Math.PI);
  return round;
}

function paintStar(
  pen: CanvasRenderingContext2D,
  radius: number,
  colour: string,
  heart: string,
  shape: Path2D,
): void {
  // Read back, the colour is `#rrggbb`: a glow that ended in `transparent` would end in black.
  pen.fillStyle = colour;
  const light = pen.createRadialGradient(0, 0, 0, 0, 0, radius * glowReach);
  for (const [at, alpha] of glow) light.addColorStop(at, `${pen.fillStyle}${alpha}`);
  pen.globalAlpha = 1;
  pen.fillStyle = light;
  pen.fillRect(-radius * glowReach, -radius * glowReach, radius * glowReach * 2, radius * glowReach * 2);
  const layers = [
    { fill: colour, reach: 1, alpha: 1 },
    { fill: heart, reach: 0.62, alpha: 0.6 },
  ];
  for (const { fill, reach, alpha } of layers) {
    pen.globalAlpha = alpha;
    pen.fillStyle = fill;
    pen.save();
    pen.scale(radius * reach, radius * reach);
    pen.fill(shape);
    pen.restore();
  }
}

/** Paints every star that there can be; anew when the colours of the page change. */
export function paintAtlas(colours: PictureColours): StarAtlas {
  const canvas = document.createElement('canvas');
  canvas.width = columns.reduce(
    (most, column, index) => Math.max(most, column + sideOf(radii[index] ?? 0)),
    0,
  );
  canvas.height = row * groupFamilies.length;
  const pen = canvas.getContext('2d');
  if (pen) {
    groupFamilies.forEach((family, line) => {
      radii.forEach((radius, index) => {
        const half = sideOf(radius) / 2;
        pen.setTransform(1, 0, 0, 1, (columns[index] ?? 0) + half, line * row + half);
        paintStar(pen, radius, colours[family], colours['star-heart'], heartOf(family, radius));
      });
    });
  }
  return {
    canvas,
    at(family, radius) {
      const found = radii.findIndex((each) => each >= radius);
      const index = found < 0 ? radii.length - 1 : found;
      return {
        x: columns[index] ?? 0,
        y: groupFamilies.indexOf(family) * row,
        side: sideOf(radii[index] ?? 32),
      };
    },
  };
}
