import { describe, expect, it } from 'vitest';
import { buildNatalChart } from '../testing/build-natal-chart.ts';
import { apart, layOutWheel, rings, spread, wheelSize } from './lay-out-wheel.ts';

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);
const gaps = (places: readonly number[]) => {
  const sorted = [...places].sort((a, b) => a - b);
  return sorted.map((place, at) =>
    at === 0 ? place + 360 - (sorted.at(-1) ?? 0) : place - (sorted[at - 1] ?? 0),
  );
};

describe('spread', () => {
  it.each([
    [[10, 10, 10]],
    [[359, 1, 2, 3]],
    [[100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110]],
    [[0, 180]],
  ])('draws no two of %j closer than a finger', (longitudes) => {
    const placed = spread(longitudes);
    expect(Math.min(...gaps(placed))).toBeGreaterThan(apart - 0.1);
  });

  it('leaves those alone that stand clear, and the order as it is', () => {
    expect(spread([200, 20, 300])).toEqual([200, 20, 300]);
    const [first = 0, second = 0, third = 0] = spread([52, 50, 51]);
    expect(second < third && third < first).toBe(true);
  });
});

describe('layOutWheel', () => {
  it('has the ascendant on the left and the signs against the clock', () => {
    const wheel = layOutWheel(buildNatalChart());
    const [ascendant] = wheel.angles;
    expect(ascendant?.to).toEqual({ x: wheelSize / 2 - rings.rim, y: wheelSize / 2 });
    // The second house lies below the horizon.
    expect(wheel.houses[1]?.at.y).toBeGreaterThan(wheelSize / 2);
  });

  it('draws each body inside its ring, and none over another', () => {
    const { bodies } = layOutWheel(buildNatalChart());
    expect(bodies.map(({ body }) => body)).not.toContain('meanNode');
    const centre = { x: wheelSize / 2, y: wheelSize / 2 };
    for (const [index, { at }] of bodies.entries()) {
      expect(distance(at, centre)).toBeCloseTo(rings.bodies, 0);
      for (const other of bodies.slice(index + 1)) expect(distance(at, other.at)).toBeGreaterThan(28);
    }
  });

  it('has neither houses nor angles without an hour, but the way of the Moon', () => {
    const wheel = layOutWheel(buildNatalChart({ angles: null, moonRange: { from: 350, to: 4 } }));
    expect([wheel.houses, wheel.angles]).toEqual([[], []]);
    expect(wheel.moonArc).toMatch(/^M[\d.]+ [\d.]+A158 158 0 0 0 [\d.]+ [\d.]+$/);
  });
});
