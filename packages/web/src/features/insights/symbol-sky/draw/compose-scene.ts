import type { GroupFamily } from '#web/ui/symbol-groups/group-family.ts';
import type { LaidOutSky } from '../layout/lay-out-symbols.ts';
import type { Scene, SceneLine } from './draw-symbols.ts';
import { type NameWish, placeNames } from './place-names.ts';
import { type Frame, unitsOf, type View } from './projection.ts';

/** What a scene is put together from. */
export interface SceneParts {
  readonly frame: Frame;
  readonly view: View;
  readonly ratio: number;
  readonly laidOut: Pick<LaidOutSky, 'x' | 'y'>;
  readonly families: readonly GroupFamily[];
  /** Radius of each star where all of the sky is seen, and its light from 0 to 1. */
  readonly radius: Float32Array;
  readonly light: Float32Array;
  readonly lines: readonly SceneLine[];
  /** Who gets a name first; who is not among them gets none. */
  readonly nameOrder: readonly number[];
  readonly nameOf: (star: number) => string;
  /** Width of a name in pixels. */
  readonly widthOf: (star: number) => number;
  readonly font: string;
  readonly glints: readonly number[];
  readonly active: number | null;
  /** Square pixels of the frame for each name. */
  readonly areaOfName?: number;
}

/** Stars grow as one comes closer, but less than what is between them. */
const growth = 0.4;
/** Pixels between stars at which they have their full size; where they stand closer they are smaller. */
const roomy = 44;
const largeStar = 4.5;
/** How many stars are asked whether they want their name here. */
const mostWishes = 500;

/** How large stars are drawn: the fuller the sky, the smaller, until one comes closer. */
function growthOf({ frame, view, radius }: SceneParts): number {
  const apart = Math.sqrt((frame.width * frame.height) / Math.max(1, radius.length));
  return (
    Math.min(1, (Math.max(0.2, apart / roomy) * view.scale) / Math.max(1, view.scale ** growth)) *
    view.scale ** growth
  );
}

function starsOf(parts: SceneParts) {
  const { frame, view, laidOut, radius, light, families } = parts;
  const count = radius.length;
  const unit = unitsOf(frame, view);
  const grown = growthOf(parts);
  const stars = {
    x: new Float32Array(count),
    y: new Float32Array(count),
    radius: new Float32Array(count),
    light,
    families,
  };
  for (let star = 0; star < count; star += 1) {
    stars.x[star] = frame.width / 2 + ((laidOut.x[star] ?? 0) - view.x) * unit.x;
    stars.y[star] = frame.height / 2 + ((laidOut.y[star] ?? 0) - view.y) * unit.y;
    stars.radius[star] = (radius[star] ?? 0) * grown;
  }
  return stars;
}

/** A frame of the sky: where everything stands, and which names there is room for. */
export function composeScene(parts: SceneParts): Scene {
  const { frame, ratio, lines, nameOrder, nameOf, widthOf, font, glints, active, areaOfName = 10500 } = parts;
  const { width, height } = frame;
  const stars = starsOf(parts);
  const wishOf = (star: number): NameWish => ({
    star,
    x: stars.x[star] ?? 0,
    y: stars.y[star] ?? 0,
    // Rays reach beyond their star.
    radius: (stars.radius[star] ?? 0) * (glints.includes(star) ? 1.5 : 1),
    width: widthOf(star),
  });
  const isInside = (star: number) => {
    const [x, y] = [stars.x[star] ?? 0, stars.y[star] ?? 0];
    return x > -20 && x < width + 20 && y > -20 && y < height + 20 && (stars.radius[star] ?? 0) > 0.5;
  };
  const wishing: number[] = [];
  for (const star of nameOrder) {
    if (wishing.length >= mostWishes) break;
    if (isInside(star)) wishing.push(star);
  }
  const large = wishing.filter((star) => (stars.radius[star] ?? 0) > largeStar).slice(0, 150);
  const names = placeNames(wishing.map(wishOf), {
    width,
    height,
    most: Math.max(6, Math.round((width * height) / areaOfName)),
    stars: large.map((star) => wishOf(star)),
  });
  const crowd = Math.min(1, growthOf(parts));
  return { width, height, ratio, stars, glints, lines, names, nameOf, font, active, crowd };
}
