import type { SkySize } from '../sky-sizes.ts';
import type { PlacedStar } from './placed-sky.ts';
import { goldenAngle } from './scatter-stars.ts';
import { type Circle, circleMeetsBox, distance } from './shapes.ts';

const mostTurns = 600;
const clearance = 2;

interface Dust {
  readonly size: SkySize;
  readonly stars: readonly PlacedStar[];
  readonly next: () => number;
}

/** Grains for the symbols that have no name in the sky, strewn over all of it, clear of stars, words and moon. */
export function scatterDust(count: number, { size, stars, next }: Dust): readonly Circle[] {
  const { width, height, foot = 0, edge, dust, moon } = size;
  const turn = next() * 2 * Math.PI;
  const wanted = Math.min(count, dust.most);
  const grains: Circle[] = [];
  for (let index = 0; index < mostTurns && grains.length < wanted; index += 1) {
    const reach = Math.sqrt((index % wanted) + next()) / Math.sqrt(wanted);
    const angle = turn + index * goldenAngle;
    const x = width / 2 + (width / 2 - edge) * reach * Math.cos(angle);
    const y = (height - foot) / 2 + ((height - foot) / 2 - edge) * reach * Math.sin(angle);
    const grain = {
      x: Math.round(x * 10) / 10,
      y: Math.round(y * 10) / 10,
      radius: Math.round(dust.radius * (0.75 + 0.5 * next()) * 100) / 100,
    };
    const isOutside = reach > 1 || (moon && distance(grain, moon) < moon.radius * 2);
    const isTaken = stars.some(
      (star) =>
        distance(grain, star) < star.reach + clearance ||
        (star.label && circleMeetsBox(grain, star.label.box, clearance)),
    );
    if (!isOutside && !isTaken) grains.push(grain);
  }
  return grains;
}
