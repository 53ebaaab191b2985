import type { SkySize } from '../sky-sizes.ts';
import { length, type Point } from './shapes.ts';
import { untangle } from './untangle.ts';

/** Turned by this angle, no place ever lies behind another (the golden angle, in radians). */
export const goldenAngle = Math.PI * (3 - Math.sqrt(5));
const steps = 60;
/** How much of the room that falls to each star keeps the others away; the rest is left to the scatter. */
const crowd = { words: 0.7, bare: 0.42 } as const;
/** The telling goes from left to right as far as this; the rest is the scatter. */
const drift = 0.5;

interface Scatter {
  readonly size: SkySize;
  readonly next: () => number;
  /** Pairs of indexes that attract each other. */
  readonly pairs: readonly (readonly [number, number])[];
}

interface Moving {
  x: number;
  y: number;
}

/** Points of a golden spiral in the unit square, shifted to the right as the dream goes on. */
function spiral(count: number, next: () => number): Moving[] {
  const turn = next() * 2 * Math.PI;
  const wander = () => (next() - 0.5) * 0.12;
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + index * goldenAngle;
    const reach = 0.5 * Math.sqrt((index + 0.5) / count);
    const told = (index + 0.5) / count;
    const x = 0.5 + reach * Math.cos(angle);
    return {
      x: drift * told + (1 - drift) * x + wander(),
      y: 0.5 + reach * Math.sin(angle) + wander(),
    };
  });
}

function pull(a: Moving, b: Moving, share: number): void {
  const dx = (b.x - a.x) * share;
  const dy = (b.y - a.y) * share;
  a.x += dx;
  a.y += dy;
  b.x -= dx;
  b.y -= dy;
}

/** Apart by as much as they are too near. Words are wide: sideways, what is near counts as nearer. */
function part(a: Moving | undefined, b: Moving | undefined, apart: number): void {
  if (!a || !b) return;
  const dx = b.x - a.x || 0.01;
  const dy = b.y - a.y || 0.01;
  const near = length(dx * 0.7, dy);
  if (near >= apart) return;
  const share = ((near - apart) / near) * 0.22;
  pull(a, b, share);
}

function drawTogether(points: readonly Moving[], pairs: Scatter['pairs'], apart: number): void {
  for (const [one, other] of pairs) {
    const [a, b] = [points[one], points[other]];
    if (a && b && length(a.x - b.x, a.y - b.y) > apart) pull(a, b, 0.03);
  }
}

/**
 * Where the stars would like to stand: strewn by the golden angle, from left to right as they are told, then for sixty
 * steps pushed apart and, where they act on each other, drawn together. Inside the box; words are not yet thought of.
 */
export function scatterStars(count: number, { size, next, pairs }: Scatter): readonly Point[] {
  const { edge, width, foot = 0 } = size;
  const height = size.height - foot;
  const inset = edge + size.star.brightest * 3;
  const points = spiral(count, next);
  for (const point of points) {
    point.x = inset + point.x * (width - 2 * inset);
    point.y = inset + point.y * (height - 2 * inset);
  }
  const share = Math.sqrt((width * height) / Math.max(count, 1));
  const apart = Math.max(size.apart, crowd[size.label ? 'words' : 'bare'] * share);
  for (let step = 0; step < steps; step += 1) {
    drawTogether(points, pairs, apart);
    for (let one = 0; one < count; one += 1) {
      for (let other = one + 1; other < count; other += 1) part(points[one], points[other], apart);
    }
    for (const point of points) {
      point.x = Math.min(Math.max(point.x, inset), width - inset);
      point.y = Math.min(Math.max(point.y, inset), height - inset);
    }
  }
  return untangle(points, pairs, length(width, height));
}
