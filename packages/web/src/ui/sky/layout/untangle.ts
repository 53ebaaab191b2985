import { distance, linesCross, type Point } from './shapes.ts';

type Pair = readonly [number, number];

/** What a crossing costs, in units of length of the drawing's diagonal. */
const crossing = 0.35;
/** How much it costs to stand elsewhere than told, from left to right. */
const disorder = 0.3;
const mostRounds = 2;

/** How tangled the lines are: their length, their crossings, and how far the telling is out of order. */
function tangle(points: readonly Point[], pairs: readonly Pair[], diagonal: number): number {
  let cost = 0;
  for (let at = 0; at < pairs.length; at += 1) {
    cost += lengthOf(points, pairs[at]);
    for (let before = 0; before < at; before += 1) {
      if (cross(points, pairs[at], pairs[before])) cost += crossing * diagonal;
    }
  }
  for (let at = 1; at < points.length; at += 1) {
    cost += disorder * Math.max(0, (points[at - 1]?.x ?? 0) - (points[at]?.x ?? 0));
  }
  return cost;
}

const pointOf = (points: readonly Point[], index = -1) => points[index] ?? nowhere;
const lengthOf = (points: readonly Point[], pair?: Pair) =>
  distance(pointOf(points, pair?.[0]), pointOf(points, pair?.[1]));
const cross = (points: readonly Point[], one?: Pair, other?: Pair) =>
  linesCross(
    pointOf(points, one?.[0]),
    pointOf(points, one?.[1]),
    pointOf(points, other?.[0]),
    pointOf(points, other?.[1]),
  );

const nowhere: Point = { x: 0, y: 0 };

/** The same places, given out so that lines are short and hardly cross: any two stars may change theirs. */
export function untangle(
  points: readonly Point[],
  pairs: readonly Pair[],
  diagonal: number,
): readonly Point[] {
  const places = [...points];
  const swap = (one: number, other: number) => {
    const place = places[one] ?? nowhere;
    places[one] = places[other] ?? nowhere;
    places[other] = place;
  };
  let cost = tangle(places, pairs, diagonal);
  for (let round = 0; round < mostRounds; round += 1) {
    const before = cost;
    for (let one = 0; one < places.length; one += 1) {
      for (let other = one + 1; other < places.length; other += 1) {
        swap(one, other);
        const swapped = tangle(places, pairs, diagonal);
        if (swapped < cost) cost = swapped;
        else swap(one, other);
      }
    }
    if (cost === before) break;
  }
  return places;
}
