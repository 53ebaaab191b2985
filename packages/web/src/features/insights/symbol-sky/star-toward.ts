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

/** The next star in the direction of an arrow key: near, and rather ahead than aside. Null where there is none. */
export function starToward(key: string, from: number, { x, y, radius }: Places): number | null {
  const way = ways[key];
  if (!way) return null;
  let found: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let star = 0; star < x.length; star += 1) {
    const dx = (x[star] ?? 0) - (x[from] ?? 0);
    const dy = (y[star] ?? 0) - (y[from] ?? 0);
    const ahead = dx * way.x + dy * way.y;
    if (star === from || ahead <= 0 || (radius[star] ?? 0) === 0) continue;
    const score = ahead + 2.4 * Math.abs(dx * way.y + dy * way.x);
    if (score < least) {
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
