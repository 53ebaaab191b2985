import type { Point } from '#web/ui/sky/layout/shapes.ts';

const ways: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

interface Places {
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
  /** 0: not there. */
  readonly radius: ArrayLike<number>;
}

const between = (x: Places['x'], y: Places['y'], from: number, to: number): Point => ({
  x: (x[to] ?? 0) - (x[from] ?? 0),
  y: (y[to] ?? 0) - (y[from] ?? 0),
});

/** How little a place is ahead: its distance, and more for what it lies aside. Null for what lies behind. */
function farness(way: Point, { x, y }: Point): number | null {
  const ahead = x * way.x + y * way.y;
  return ahead > 0 ? ahead + 2.4 * Math.abs(x * way.y + y * way.x) : null;
}

/** The next star in the direction of an arrow key: near, and rather ahead than aside. Null where there is none. */
export function starToward(key: string, from: number, { x, y, radius }: Places): number | null {
  const way = ways[key];
  if (!way) return null;
  let found: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let star = 0; star < x.length; star += 1) {
    const score = star === from || !radius[star] ? null : farness(way, between(x, y, from, star));
    if (score !== null && score < least) {
      least = score;
      found = star;
    }
  }
  return found;
}

/** The star under a point: a finger needs no more than to come near. */
export function starAt(at: Point, { x, y, radius }: Places, reach: number): number | null {
  let found: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let star = 0; star < x.length; star += 1) {
    const size = radius[star] ?? 0;
    if (size === 0) continue;
    const away = Math.sqrt(((x[star] ?? 0) - at.x) ** 2 + ((y[star] ?? 0) - at.y) ** 2) - size;
    if (away < Math.min(reach, least)) {
      least = away;
      found = star;
    }
  }
  return found;
}
