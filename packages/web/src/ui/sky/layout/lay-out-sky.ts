import type { SkyDream } from '../sky-dream.ts';
import { type SkySize, type SkySizeName, skySizes } from '../sky-sizes.ts';
import { chooseStars, worthOf } from './choose-stars.ts';
import { type Join, joinStars } from './join-stars.ts';
import { numbersFrom } from './numbers-from.ts';
import { placeStars } from './place-stars.ts';
import type { PlacedJoin, PlacedSky, PlacedStar } from './placed-sky.ts';
import { scatterDust } from './scatter-dust.ts';
import { scatterStars } from './scatter-stars.ts';
import { mostGlints, shapeStar } from './shape-star.ts';
import { distance } from './shapes.ts';

/** Between the end of a line and its star, in the star's largest radii; less where all is small. */
const breath = { words: 1, bare: 0.4 } as const;
/** A star must count for this much before it glints. */
const leastToGlint = 2;

/** The line between two stars, or nothing where they stand too near to each other to need one. */
function drawJoin(a: PlacedStar, b: PlacedStar, size: SkySize, isKey: boolean): PlacedJoin[] {
  const length = distance(a, b);
  const end = (star: PlacedStar) =>
    star.radius * 1.6 + size.star.brightest * breath[size.label ? 'words' : 'bare'];
  if (length <= end(a) + end(b)) return [];
  const along = (share: number) => ({
    x: Math.round((a.x + (b.x - a.x) * share) * 10) / 10,
    y: Math.round((a.y + (b.y - a.y) * share) * 10) / 10,
  });
  const from = along(end(a) / length);
  const to = along(1 - end(b) / length);
  return [{ from, to, ids: [a.id, b.id], isKey }];
}

function drawJoins(joins: readonly Join[], placed: readonly (PlacedStar | null)[], size: SkySize) {
  return joins.flatMap(({ pair, isKey }) => {
    const [a, b] = [placed[pair[0]], placed[pair[1]]];
    return a && b ? drawJoin(a, b, size, isKey) : [];
  });
}

/**
 * A dream as a drawing: at most nine named stars, dust for the rest, lines where they act on each other. A pure function
 * of the dream: no clock, no chance, the same on every device. Every label is whole, inside the box and clear of all
 * others; a star that finds no such place is dust too.
 */
export function layOutSky({ stars, links, key }: SkyDream, name: SkySizeName): PlacedSky {
  const size: SkySize = skySizes[name];
  const named = chooseStars(stars);
  const ids = named.map(({ id }) => id);
  const next = numbersFrom(ids.join('|'));
  const joins = joinStars({ ids, links, key }).slice(0, size.mostJoins);
  const brightest = [...named]
    .filter((star) => worthOf(star) >= leastToGlint)
    .sort((a, b) => worthOf(b) - worthOf(a))
    .slice(0, mostGlints);
  const shaped = named.map((star) => shapeStar(star, { size, isGlint: brightest.includes(star) }));
  const wishes = scatterStars(named.length, { size, next, pairs: joins.map(({ pair }) => pair) });
  const placed = placeStars(shaped, { size, wishes, joins });
  const shown = placed.filter((star) => star !== null);
  return {
    width: size.width,
    height: size.height,
    stars: shown,
    joins: drawJoins(joins, placed, size),
    dust: scatterDust(Math.max(stars.length - shown.length, size.dust.least ?? 0), {
      size,
      stars: shown,
      next,
    }),
    moon: size.moon ?? null,
  };
}
