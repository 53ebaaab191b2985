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

/** `Math.hypot` guards against sizes that no drawing has, and takes several times as long. */
export const length = (x: number, y: number) => Math.sqrt(x * x + y * y);

export const distance = (a: Point, b: Point) => length(a.x - b.x, a.y - b.y);

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

/** Whether the straight way from `a` to `b` leads through a box. */
export function lineMeetsBox(a: Point, b: Point, box: Box): boolean {
  if (Math.max(a.x, b.x) < box.left || Math.min(a.x, b.x) > box.right) return false;
  if (Math.max(a.y, b.y) < box.top || Math.min(a.y, b.y) > box.bottom) return false;
  // Its ends are not both on one side: it misses the box only where all corners are on one side of it.
  const over = [
    turnOf(a, b, { x: box.left, y: box.top }) > 0,
    turnOf(a, b, { x: box.right, y: box.top }) > 0,
    turnOf(a, b, { x: box.left, y: box.bottom }) > 0,
    turnOf(a, b, { x: box.right, y: box.bottom }) > 0,
  ];
  return over.includes(true) && over.includes(false);
}

const turnOf = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Whether the line from `a` to `b` crosses that from `c` to `d` between their ends; lines that share an end do not. */
export const linesCross = (a: Point, b: Point, c: Point, d: Point) =>
  turnOf(a, b, c) * turnOf(a, b, d) < 0 && turnOf(c, d, a) * turnOf(c, d, b) < 0;
