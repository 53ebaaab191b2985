import { describe, expect, it } from 'vitest';
import { pullTogether, pushApart, type Swarm } from './forces.ts';

function swarmOf(points: readonly (readonly [number, number])[], spacing = 0.2): Swarm {
  return {
    aspect: 1.5,
    spacing,
    x: Float32Array.from(points.map(([x]) => x)),
    y: Float32Array.from(points.map(([, y]) => y)),
    room: new Float32Array(points.length).fill(1),
  };
}
const away = ({ x, y }: Swarm, one = 0, other = 1) =>
  Math.hypot((x[one] ?? 0) - (x[other] ?? 0), (y[one] ?? 0) - (y[other] ?? 0));
const join = { from: 0, to: 1, dreams: 2, since: 0, bond: 1 };

describe('pushApart', () => {
  it('makes room between two that stand too near, the more the cooler it is', () => {
    const [hot, cool] = [
      swarmOf([
        [0, 0],
        [0.05, 0],
      ]),
      swarmOf([
        [0, 0],
        [0.05, 0],
      ]),
    ];
    pushApart(hot, 1);
    pushApart(cool, 0);
    expect(away(hot)).toBeGreaterThan(0.05);
    expect(away(cool)).toBeGreaterThan(away(hot));
    expect(away(cool)).toBeLessThanOrEqual(0.2 + 1e-6);
  });

  it('leaves alone who has room', () => {
    const swarm = swarmOf([
      [0, 0],
      [0.5, 0],
      [0, -0.9],
    ]);
    pushApart(swarm, 0);
    expect([...swarm.x, ...swarm.y]).toEqual([
      ...swarmOf([
        [0, 0],
        [0.5, 0],
        [0, -0.9],
      ]).x,
      0,
      0,
      Math.fround(-0.9),
    ]);
  });

  it('parts also two that stand on the same place, and one far outside the frame', () => {
    const swarm = swarmOf([
      [0.3, 0.3],
      [0.3, 0.3],
      [9, -9],
      [9, -9],
    ]);
    pushApart(swarm, 0);
    expect(away(swarm)).toBeGreaterThan(0);
    expect(away(swarm, 2, 3)).toBeGreaterThan(0);
    expect([...swarm.x, ...swarm.y].every(Number.isFinite)).toBe(true);
  });

  it('comes to rest with everybody apart', () => {
    const points = Array.from(
      { length: 40 },
      (_, at) => [Math.sin(at) * 0.4, Math.cos(at * 1.7) * 0.4] as const,
    );
    const swarm = swarmOf(points, 0.15);
    for (let round = 0; round < 200; round += 1) pushApart(swarm, 0);
    for (let one = 0; one < 40; one += 1) {
      for (let other = 0; other < one; other += 1) expect(away(swarm, one, other)).toBeGreaterThan(0.14);
    }
  });
});

describe('pullTogether', () => {
  it('brings together those with a line more than those that only come together', () => {
    const [joined, near] = [
      swarmOf([
        [-0.8, 0],
        [0.8, 0],
      ]),
      swarmOf([
        [-0.8, 0],
        [0.8, 0],
      ]),
    ];
    pullTogether(joined, [], [join], 0.5);
    pullTogether(near, [join], [], 0.5);
    expect(away(joined)).toBeLessThan(away(near));
    expect(away(near)).toBeLessThan(1.6);
  });

  it('brings back who is beyond the frame, to the frame and not to the middle', () => {
    const swarm = swarmOf([
      [6, 0],
      [0, -4],
    ]);
    pullTogether(swarm, [], [], 0);
    expect(swarm.x[0]).toBeCloseTo(1.5);
    expect(swarm.y[1]).toBeCloseTo(-1);
  });

  it('keeps the middle of two where it is', () => {
    const swarm = swarmOf([
      [-0.2, 0.1],
      [0.2, -0.1],
    ]);
    pullTogether(swarm, [], [join], 1);
    expect((swarm.x[0] ?? 0) + (swarm.x[1] ?? 0)).toBeCloseTo(0);
    expect((swarm.y[0] ?? 0) + (swarm.y[1] ?? 0)).toBeCloseTo(0);
  });
});
