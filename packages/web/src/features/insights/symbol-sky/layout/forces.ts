import type { Join } from './choose-joins.ts';

/** Stars that still move. */
export interface Swarm {
  readonly aspect: number;
  /** How far apart they would be, were they spread evenly. */
  readonly spacing: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** How much room each takes, as a part of the spacing. */
  readonly room: Float32Array;
}

/** How far out a place is, its edge being 1: nearly a rectangle, with round corners. */
export const outOf = (x: number, y: number) => Math.sqrt(Math.sqrt(x * x * x * x + y * y * y * y));

function pull(swarm: Swarm, { from, to }: Join, rest: number, strength: number): void {
  const { x, y } = swarm;
  const dx = (x[to] ?? 0) - (x[from] ?? 0);
  const dy = (y[to] ?? 0) - (y[from] ?? 0);
  const away = Math.sqrt(dx * dx + dy * dy) || 1e-6;
  const by = (strength * (away - rest)) / away / 2;
  x[from] = (x[from] ?? 0) + dx * by;
  y[from] = (y[from] ?? 0) + dy * by;
  x[to] = (x[to] ?? 0) - dx * by;
  y[to] = (y[to] ?? 0) - dy * by;
}

/** Those that come together move towards each other, those with a line more; all of them a little to the middle. */
export function pullTogether(
  swarm: Swarm,
  near: readonly Join[],
  joins: readonly Join[],
  heat: number,
): void {
  const { x, y, room, aspect, spacing } = swarm;
  for (const join of near) pull(swarm, join, spacing * 2, 0.008 * heat);
  for (const join of joins) {
    const rooms = ((room[join.from] ?? 1) + (room[join.to] ?? 1)) / 2;
    pull(swarm, join, spacing * (0.4 + 0.9 * rooms), 0.14 + 0.2 * heat);
  }
  for (let star = 0; star < x.length; star += 1) {
    const [px, py] = [x[star] ?? 0, y[star] ?? 0];
    const out = outOf(px / aspect, py);
    // Within the frame hardly at all, beyond it with force.
    const by = out > 1 ? 1 - 1 / out : 0.002 + 0.006 * ((room[star] ?? 1) - 0.82);
    x[star] = px * (1 - by);
    y[star] = py * (1 - by);
  }
}

/** Stars by the cell of a grid in which they stand. */
function cellsOf({ x, y, aspect }: Swarm, side: number) {
  const columns = Math.max(1, Math.ceil((aspect * 2.4) / side));
  const rows = Math.max(1, Math.ceil(2.4 / side));
  const first = new Int32Array(columns * rows).fill(-1);
  const next = new Int32Array(x.length);
  const clamp = (value: number, most: number) => Math.min(most - 1, Math.max(0, Math.floor(value)));
  const columnAt = (star: number) => clamp(((x[star] ?? 0) + aspect * 1.2) / side, columns);
  const rowAt = (star: number) => clamp(((y[star] ?? 0) + 1.2) / side, rows);
  for (let star = 0; star < x.length; star += 1) {
    const cell = rowAt(star) * columns + columnAt(star);
    next[star] = first[cell] ?? -1;
    first[cell] = star;
  }
  return { columns, rows, first, next, columnAt, rowAt };
}

/** Moves two stars out of each other's room. */
function separate({ x, y, room, spacing }: Swarm, one: number, other: number, strength: number): void {
  const wanted = spacing * ((room[one] ?? 1) + (room[other] ?? 1)) * 0.5;
  let dx = (x[other] ?? 0) - (x[one] ?? 0);
  const dy = (y[other] ?? 0) - (y[one] ?? 0);
  const square = dx * dx + dy * dy;
  if (square >= wanted * wanted) return;
  if (square === 0) dx = 1e-4 * (one - other);
  const away = Math.sqrt(square) || Math.abs(dx);
  const by = ((wanted - away) / away) * strength * 0.5;
  x[one] = (x[one] ?? 0) - dx * by;
  y[one] = (y[one] ?? 0) - dy * by;
  x[other] = (x[other] ?? 0) + dx * by;
  y[other] = (y[other] ?? 0) + dy * by;
}

type Grid = ReturnType<typeof cellsOf>;

/** Makes room between a star and those of one cell; each pair once. */
function separateFrom(swarm: Swarm, grid: Grid, cell: number, star: number, strength: number): void {
  let other = grid.first[cell] ?? -1;
  for (; other >= 0; other = grid.next[other] ?? -1) {
    if (other > star) separate(swarm, star, other, strength);
  }
}

/** Each star makes room around itself: little at first, so that figures find through each other, in the end all of it. */
export function pushApart(swarm: Swarm, heat: number): void {
  const most = swarm.room.reduce((found, value) => Math.max(found, value), 1);
  const grid = cellsOf(swarm, swarm.spacing * Math.min(most, 2.5));
  const strength = 0.06 + 0.84 * (1 - heat) ** 2;
  for (let star = 0; star < swarm.x.length; star += 1) {
    const [column, row] = [grid.columnAt(star), grid.rowAt(star)];
    for (let y = Math.max(0, row - 1); y <= Math.min(grid.rows - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(grid.columns - 1, column + 1); x += 1) {
        separateFrom(swarm, grid, y * grid.columns + x, star, strength);
      }
    }
  }
}
