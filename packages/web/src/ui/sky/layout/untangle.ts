import { distance, linesCross, type Point } from './shapes.ts';

type Pair = readonly [number, number];

/** What a crossing costs, in units of length of the drawing's diagonal. */
const crossing = 0.35;
/** How much it costs to stand elsewhere than told, from left to right. */
const disorder = 0.3;
const mostRounds = 4;

/** How tangled the lines are: their length, their crossings, and how far the telling is out of order. */
function tangle(points: readonly Point[], pairs: readonly Pair[], diagonal: number): number {
  let cost = 0;
  const lines = pairs.flatMap(([one, other]) => {
    const [a, b] = [points[one], points[other]];
    return a && b ? [{ a, b }] : [];
  });
  lines.forEach((line, index) => {
    cost += distance(line.a, line.b);
    for (const other of lines.slice(index + 1)) if (linesCross(line, other)) cost += crossing * diagonal;
  });
  points.forEach((point, index) => {
    const next = points[index + 1];
    if (next) cost += disorder * Math.max(0, point.x - next.x);
  });
  return cost;
}

/** The same places, given out so that lines are short and hardly cross: any two stars may change theirs. */
export function untangle(
  points: readonly Point[],
  pairs: readonly Pair[],
  diagonal: number,
): readonly Point[] {
  let best = [...points];
  let cost = tangle(best, pairs, diagonal);
  for (let round = 0; round < mostRounds; round += 1) {
    const before = cost;
    for (let one = 0; one < best.length; one += 1) {
      for (let other = one + 1; other < best.length; other += 1) {
        const changed = [...best];
        [changed[one], changed[other]] = [best[other] as Point, best[one] as Point];
        const changedCost = tangle(changed, pairs, diagonal);
        if (changedCost < cost) [best, cost] = [changed, changedCost];
      }
    }
    if (cost === before) break;
  }
  return best;
}
