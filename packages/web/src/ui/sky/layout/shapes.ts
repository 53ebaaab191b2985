export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Circle extends Point {
  readonly radius: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Whether two boxes meet, or come nearer to each other than `beside` and `above`. */
export const boxesMeet = (a: Box, b: Box, { beside = 0, above = 0 } = {}) =>
  a.left - beside < b.right &&
  b.left - beside < a.right &&
  a.top - above < b.bottom &&
  b.top - above < a.bottom;

export const boxHolds = (outer: Box, inner: Box) =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.right <= outer.right &&
  inner.bottom <= outer.bottom;

export function circleMeetsBox({ x, y, radius }: Circle, box: Box, gap = 0): boolean {
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return dx * dx + dy * dy < (radius + gap) ** 2;
}

/** Whether the straight way from `a` to `b` leads through a box (Liang–Barsky). */
export function lineMeetsBox(a: Point, b: Point, box: Box): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  let enters = 0;
  let leaves = 1;
  const sides = [
    [-dx, a.x - box.left],
    [dx, box.right - a.x],
    [-dy, a.y - box.top],
    [dy, box.bottom - a.y],
  ] as const;
  for (const [step, room] of sides) {
    if (step === 0) {
      if (room < 0) return false;
      continue;
    }
    const at = room / step;
    if (step < 0) enters = Math.max(enters, at);
    else leaves = Math.min(leaves, at);
  }
  return enters <= leaves;
}

interface Line {
  readonly a: Point;
  readonly b: Point;
}

const turnOf = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Whether two lines cross between their ends; those that share an end do not. */
export function linesCross(one: Line, other: Line): boolean {
  return (
    turnOf(one.a, one.b, other.a) * turnOf(one.a, one.b, other.b) < 0 &&
    turnOf(other.a, other.b, one.a) * turnOf(other.a, other.b, one.b) < 0
  );
}
