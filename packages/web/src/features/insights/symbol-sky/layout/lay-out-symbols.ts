import type { SymbolSky } from '@chitta/contract';
import { numbersFrom } from '#web/ui/sky/layout/numbers-from.ts';
import { bondsOf, chooseJoins, type Join } from './choose-joins.ts';
import { pullTogether, pushApart, type Swarm } from './forces.ts';
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

/** How much room each star takes; together a little less than there is. */
function roomsOf({ stars }: SkyToLayOut): Float32Array {
  const wished = Float32Array.from(stars, ({ count }) => Math.min(1.8, 0.82 + 0.13 * Math.sqrt(count)));
  const mean = wished.reduce((sum, room) => sum + room * room, 0) / Math.max(1, wished.length);
  return wished.map((room) => (room * 0.94) / Math.sqrt(mean));
}

/** Figures to begin with: what comes often towards the middle, all turned by the golden angle, each in its own place. */
function strewn(sky: SkyToLayOut, joins: readonly Join[], aspect: number): Swarm {
  const count = sky.stars.length;
  const next = numbersFrom(sky.stars.map(({ slug }) => slug).join());
  const turn = next() * 2 * Math.PI;
  const swarm: Swarm = {
    aspect,
    spacing: Math.sqrt((Math.PI * aspect) / Math.max(1, count)),
    x: new Float32Array(count),
    y: new Float32Array(count),
    room: roomsOf(sky),
  };
  let before = 0;
  groupsOf(sky, joins).forEach((group, rank) => {
    const reach = Math.sqrt((before + group.length / 2) / count) * (0.82 + 0.2 * next());
    // A little beside the rule, or single stars would stand like seeds in a sunflower.
    const angle = turn + rank * Math.PI * (3 - Math.sqrt(5)) + (next() - 0.5) * 0.7;
    before += group.length;
    const around = swarm.spacing * Math.sqrt(group.length) * 0.6;
    for (const star of group) {
      const [away, way] = [around * Math.sqrt(next()), next() * 2 * Math.PI];
      swarm.x[star] = reach * Math.cos(angle) * aspect + away * Math.cos(way);
      swarm.y[star] = reach * Math.sin(angle) + away * Math.sin(way);
    }
  });
  return swarm;
}

/** Fills the frame: the outermost stars touch its edge. */
function stretch({ x, y, aspect }: Swarm): void {
  const most = (values: Float32Array) =>
    values.reduce((found, value) => Math.max(found, Math.abs(value)), 1e-6);
  const [across, up] = [aspect / most(x), 1 / most(y)];
  for (let star = 0; star < x.length; star += 1) {
    x[star] = (x[star] ?? 0) * across;
    y[star] = (y[star] ?? 0) * up;
  }
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
  return { aspect, x: swarm.x, y: swarm.y, joins: joins.filter((join) => isShort(swarm, join)) };
}

/** The same at once. */
export function layOutAtOnce(sky: SkyToLayOut, aspect: number): LaidOutSky {
  return finish(layOutSymbols(sky, aspect));
}
