import type { SkyStar } from '../sky-dream.ts';
import type { SkySize } from '../sky-sizes.ts';
import { brightnessOf } from './choose-stars.ts';
import type { PlacedStar } from './placed-sky.ts';

/** More rings than this are no longer counted by the eye. */
const mostRings = 3;
/** How far the rays of a glint reach, in radii. */
export const glintReach = 3.4;
/** Within so many radii of a star without a glint nothing else is drawn. */
export const clearReach = 2;
/** So many stars of a sky glint at most. */
export const mostGlints = 2;

export type ShapedStar = Omit<PlacedStar, 'x' | 'y' | 'label'>;

/** How a star is drawn: the brighter, the larger; rings for the dreams it was in before. */
export function shapeStar(star: SkyStar, { size, isGlint }: { size: SkySize; isGlint: boolean }): ShapedStar {
  const { faintest, brightest } = size.star;
  const brightness = brightnessOf(star);
  const radius = Math.round((faintest + (brightest - faintest) * brightness ** 0.7) * 100) / 100;
  const hasRings = size.label !== undefined;
  const count = hasRings ? Math.min(star.returns ?? 0, mostRings) : 0;
  const rings = Array.from(
    { length: count },
    (_, index) => Math.round((radius * clearReach + brightest * 0.6 * (index + 1)) * 100) / 100,
  );
  const drawn = isGlint ? radius * glintReach : radius * clearReach;
  return { ...star, brightness, radius, isGlint, rings, reach: Math.max(drawn, rings.at(-1) ?? 0) };
}
