import type { PictureColours } from '#web/ui/sky/picture/picture-colours.ts';
import { glowStops, haloReach } from '#web/ui/sky/star-light.ts';
import { type GroupFamily, groupFamilies } from '#web/ui/symbol-groups/group-family.ts';

/** Radii in pixels of the screen for which stars are painted once; others are drawn from the next larger. */
const radii = [2, 4, 8, 16, 32] as const;
/** What is smaller is a grain, and gives no light around it. */
const leastGlowing = 4;
/** How far the light of all of them reaches, in radii: as that of the brightest star of a dream. */
export const glowReach = haloReach + 1;
/** How much of a star's heart is light rather than the colour of its kind. */
const heartLight = 0.45;

/** Stars of each family and size on one canvas, so that a frame only copies them. */
export interface StarAtlas {
  readonly canvas: HTMLCanvasElement;
  /** The square in which a star of this radius stands. */
  readonly at: (
    family: GroupFamily,
    radius: number,
  ) => { readonly x: number; readonly y: number; readonly side: number };
}

const sideOf = (radius: number) => Math.ceil(radius * glowReach * 2);
const columns = radii.map((_, index) =>
  radii.slice(0, index).reduce<number>((sum, each) => sum + sideOf(each), 0),
);
const row = sideOf(radii[radii.length - 1] ?? 32);

/** A part of a colour, of which all is 1. */
const hex = (alpha: number) =>
  Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0');

/** A disc in its light, as in the sky of one dream. */
function paintStar(pen: CanvasRenderingContext2D, radius: number, colour: string, heart: string): void {
  const reach = radius * glowReach;
  // Read back, the colour is `#rrggbb`: a glow that ended in `transparent` would end in black.
  pen.fillStyle = colour;
  pen.globalAlpha = 1;
  if (radius >= leastGlowing) {
    const light = pen.createRadialGradient(0, 0, 0, 0, 0, reach);
    for (const { at, alpha } of glowStops) light.addColorStop(at, `${pen.fillStyle}${hex(alpha)}`);
    pen.fillStyle = light;
    pen.fillRect(-reach, -reach, reach * 2, reach * 2);
  }
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 2 * Math.PI);
  pen.fillStyle = colour;
  pen.fill();
  pen.globalAlpha = heartLight;
  pen.fillStyle = heart;
  pen.fill();
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
        paintStar(pen, radius, colours[family], colours['star-heart']);
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
