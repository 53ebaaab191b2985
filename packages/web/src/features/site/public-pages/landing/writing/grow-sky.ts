import { numbersFrom } from '#web/ui/sky/layout/numbers-from.ts';
import { placeStars } from '#web/ui/sky/layout/place-stars.ts';
import type { PlacedSky } from '#web/ui/sky/layout/placed-sky.ts';
import { scatterStars } from '#web/ui/sky/layout/scatter-stars.ts';
import { shapeStar } from '#web/ui/sky/layout/shape-star.ts';
import type { SkyStar } from '#web/ui/sky/sky-dream.ts';
import { type SkySize, skySizes } from '#web/ui/sky/sky-sizes.ts';
import type { HeroSkies } from '../example/example-dream.ts';

/** As many as a whole sky names. */
const mostStars = 9;

function grow(stars: readonly SkyStar[], name: 'front' | 'wide'): PlacedSky {
  const size: SkySize = skySizes[name];
  const wishes = scatterStars(mostStars, { size, next: numbersFrom('while it is written'), pairs: [] });
  // All of one light: what a star weighs, and what it is joined to, is only known of a dream that has been told.
  const shaped = stars
    .slice(0, mostStars)
    .map((star) => shapeStar({ ...star, weight: 1, returns: 0 }, { size, isGlint: false }));
  const placed = placeStars(shaped, { size, wishes, joins: [] }).filter((star) => star !== null);
  return { width: size.width, height: size.height, stars: placed, joins: [], dust: [], moon: null };
}

/**
 * The sky of a dream that is still being written. The places are fixed beforehand and taken in the order of the telling,
 * so that one star comes after another and none of those that are there moves.
 */
export function growSky(stars: readonly SkyStar[]): HeroSkies {
  return { front: grow(stars, 'front'), wide: grow(stars, 'wide'), isOwn: true };
}
