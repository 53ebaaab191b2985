import type { SymbolSky } from '@chitta/contract';
import { numbersFrom } from '#web/ui/sky/layout/numbers-from.ts';
import { goldenAngle } from '#web/ui/sky/layout/scatter-stars.ts';
import { bondsOf, chooseJoins, type Join } from './choose-joins.ts';
import { outOf, pullTogether, pushApart, type Swarm } from './forces.ts';
import { finish, type Steps } from './steps.ts';

/** What the places of stars follow from. */
export type SkyToLayOut = Pick<SymbolSky, 'stars' | 'lines'>;

/** Where the stars of a journal stand: x from -`aspect` to `aspect`, y from -1 to 1. */
export interface LaidOutSky {
  readonly aspect: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** The lines of the figures, the strongest first. */
  readonly joins: readonly Join[];
}

const rounds = 160;
/** Each star is drawn to those with which it comes most, whether or not there is a line. */
const friends = 3;
/** In spacings. */
const longestLine = 5;

/** The strongest bonds of each star. */
function closest(bonds: readonly Join[], stars: number): readonly Join[] {
  const taken = new Uint8Array(stars);
  return bonds.filter(({ from, to }) => {
    if ((taken[from] ?? 0) >= friends && (taken[to] ?? 0) >= friends) return false;
    taken[from] = (taken[from] ?? 0) + 1;
    taken[to] = (taken[to] ?? 0) + 1;
    return true;
  });
}

/** Stars that hang together by lines, those with most dreams first. */
function groupsOf(sky: SkyToLayOut, joins: readonly Join[]): readonly (readonly number[])[] {
  const beside = sky.stars.map((): number[] => []);
  for (const { from, to } of joins) {
    beside[from]?.push(to);
    beside[to]?.push(from);
  }
  const seen = new Set<number>();
  const groups: number[][] = [];
  for (const start of sky.stars.keys()) {
    if (seen.has(start)) continue;
    seen.add(start);
    const group = [start];
    for (const star of group) {
      for (const next of beside[star] ?? []) {
        if (!seen.has(next)) group.push(next);
        seen.add(next);
      }
    }
    groups.push(group);
  }
  const most = (group: readonly number[]) => Math.max(...group.map((star) => sky.stars[star]?.count ?? 0));
  return groups.sort((a, b) => most(b) - most(a) || (a[0] ?? 0) - (b[0] ?? 0));
}

/**
 * How much room each star takes; together a little less than there is. What came often has room for its name; what came
 * once has more or less of it by chance, or the grains would stand like seeds in a sunflower.
 */
function roomsOf({ stars }: SkyToLayOut, next: () => number): Float32Array {
  const most = stars.reduce((found, { count }) => Math.max(found, count), 2);
  const wished = Float32Array.from(
    stars,
    ({ count }) => 0.3 + 1.1 * next() + 2 * ((count - 1) / (most - 1)) ** 0.7,
  );
  const mean = wished.reduce((sum, room) => sum + room * room, 0) / Math.max(1, wished.length);
  return wished.map((room) => (room * 0.78) / Math.sqrt(mean));
}

/** Anywhere in the frame, its corners less than the rest. */
function anywhere(aspect: number, next: () => number): readonly [number, number] {
  for (;;) {
    const [x, y] = [2 * next() - 1, 2 * next() - 1];
    if (outOf(x, y) <= 1) return [x * aspect, y];
  }
}

/** Figures to begin with: those of more than one star or dream each in a part of their own, all others anywhere. */
function strewn(sky: SkyToLayOut, joins: readonly Join[], aspect: number): Swarm {
  const count = sky.stars.length;
  const next = numbersFrom(sky.stars.map(({ slug }) => slug).join());
  const turn = next() * 2 * Math.PI;
  const swarm: Swarm = {
    aspect,
    spacing: Math.sqrt((Math.PI * aspect) / Math.max(1, count)),
    x: new Float32Array(count),
    y: new Float32Array(count),
    room: roomsOf(sky, next),
  };
  const groups = groupsOf(sky, joins);
  const isFigure = (group: readonly number[]) =>
    group.length > 1 || (sky.stars[group[0] ?? 0]?.count ?? 0) > 1;
  const figures = groups.filter(isFigure);
  figures.forEach((group, rank) => {
    const reach = Math.sqrt((rank + 0.5) / figures.length) * (0.7 + 0.25 * next());
    const angle = turn + rank * goldenAngle + (next() - 0.5) * 0.9;
    const around = swarm.spacing * Math.sqrt(group.length) * 0.6;
    for (const star of group) {
      const [away, way] = [around * Math.sqrt(next()), next() * 2 * Math.PI];
      swarm.x[star] = reach * Math.cos(angle) * aspect + away * Math.cos(way);
      swarm.y[star] = reach * Math.sin(angle) + away * Math.sin(way);
    }
  });
  for (const [star = 0] of groups.filter((group) => !isFigure(group))) {
    const [x, y] = anywhere(aspect, next);
    swarm.x[star] = x;
    swarm.y[star] = y;
  }
  return swarm;
}

/** How much of each place is its rank among the others rather than its distance. */
const evened = 0.6;

/** Fills the frame: what crowds in the middle moves outwards, in its order, and the outermost touch the edge. */
function stretch({ x, y, aspect }: Swarm): void {
  const fill = (values: Float32Array, half: number) => {
    const most = values.reduce((found, value) => Math.max(found, Math.abs(value)), 1e-6);
    const order = values.toSorted();
    const last = Math.max(1, order.length - 1);
    for (const [star, value] of values.entries()) {
      const rank = values.length > 1 ? (2 * placeIn(order, value)) / last - 1 : 0;
      values[star] = half * ((1 - evened) * (value / most) + evened * rank);
    }
  };
  fill(x, aspect);
  fill(y, 1);
}

/** The place of a value in a sorted list. */
function placeIn(order: Float32Array, value: number): number {
  let [from, to] = [0, order.length - 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((order[middle] ?? 0) < value) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** In a full sky some figures do not find together: a line across all of it would say nothing. */
function isShort({ x, y, spacing }: Swarm, { from, to }: Join): boolean {
  const [dx, dy] = [(x[from] ?? 0) - (x[to] ?? 0), (y[from] ?? 0) - (y[to] ?? 0)];
  return Math.sqrt(dx * dx + dy * dy) < spacing * longestLine;
}

/**
 * Lays a journal out, a step at a time, so that a page stays at hand while it does. The same journal is the same sky on
 * every device: nothing here goes by time or chance.
 */
export function* layOutSymbols(sky: SkyToLayOut, aspect: number): Steps<LaidOutSky> {
  const bonds = yield* bondsOf(sky);
  yield;
  const joins = yield* chooseJoins(bonds, sky.stars.length);
  yield;
  const swarm = strewn(sky, joins, aspect);
  yield;
  const near = closest(bonds, sky.stars.length);
  yield;
  for (let round = 0; round < rounds; round += 1) {
    const heat = 1 - round / rounds;
    pullTogether(swarm, near, joins, heat);
    pushApart(swarm, heat);
    yield;
  }
  stretch(swarm);
  yield;
  return { aspect, x: swarm.x, y: swarm.y, joins: joins.filter((join) => isShort(swarm, join)) };
}

/** The same at once. */
export function layOutAtOnce(sky: SkyToLayOut, aspect: number): LaidOutSky {
  return finish(layOutSymbols(sky, aspect));
}
