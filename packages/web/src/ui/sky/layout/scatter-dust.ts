import type { SkySize } from '../sky-sizes.ts';
import type { PlacedStar } from './placed-sky.ts';
import { type Circle, circleMeetsBox, distance } from './shapes.ts';

const mostTries = 600;
const clearance = 2;

interface Dust {
  readonly size: SkySize;
  readonly stars: readonly PlacedStar[];
  readonly next: () => number;
}

/**
 * Grains for the symbols that have no name in the sky, strewn over all of it as chance does, some nearer to each other
 * than others, clear of stars, words and moon.
 */
export function scatterDust(count: number, { size, stars, next }: Dust): readonly Circle[] {
  const { width, height, foot = 0, edge, dust, moon } = size;
  const wanted = Math.min(count, dust.most);
  const round = (value: number) => Math.round(value * 10) / 10;
  const grains: Circle[] = [];
  for (let tries = 0; tries < mostTries && grains.length < wanted; tries += 1) {
    const [across, up] = [2 * next() - 1, 2 * next() - 1];
    const grain = {
      x: round(width / 2 + (width / 2 - edge) * across),
      y: round((height - foot) / 2 + ((height - foot) / 2 - edge) * up),
      radius: Math.round(dust.radius * (0.75 + 0.5 * next()) * 100) / 100,
    };
    // The corners of a sky are dark.
    const isOutside = across ** 4 + up ** 4 > 1 || (moon && distance(grain, moon) < moon.radius * 2);
    const isTaken =
      grains.some((other) => distance(grain, other) < dust.radius * 4) ||
      stars.some(
        (star) =>
          distance(grain, star) < star.reach + clearance ||
          (star.label && circleMeetsBox(grain, star.label.box, clearance)),
      );
    if (!isOutside && !isTaken) grains.push(grain);
  }
  return grains;
}
