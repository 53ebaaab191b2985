import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesCross } from './shapes.ts';
import { untangle } from './untangle.ts';

const square = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 0, y: 10 },
  { x: 10, y: 10 },
] as const;

describe('untangle', () => {
  it('takes two lines that cross apart', () => {
    const pairs = [
      [0, 3],
      [1, 2],
    ] as const;
    const placed = untangle(square, pairs, 14);
    const [a, b, c, d] = placed;
    expect(a && b && c && d && linesCross(a, d, b, c)).toBe(false);
  });

  it('leaves alone what is not tangled', () => {
    const row = [
      { x: 0, y: 0 },
      { x: 5, y: 1 },
      { x: 9, y: 0 },
    ];
    expect(
      untangle(
        row,
        [
          [0, 1],
          [1, 2],
        ],
        10,
      ),
    ).toEqual(row);
  });

  it('has nothing to do for no star and for one', () => {
    expect(untangle([], [], 10)).toEqual([]);
    expect(untangle([{ x: 1, y: 2 }], [], 10)).toEqual([{ x: 1, y: 2 }]);
  });

  it('gives out the same places, none twice, and changes nothing that it was given', () => {
    const anyPoint = fc.record({ x: fc.integer({ min: 0, max: 99 }), y: fc.integer({ min: 0, max: 99 }) });
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 2, maxLength: 7 }), (points) => {
        const before = structuredClone(points);
        const pairs = points.slice(1).map((_, at) => [0, at + 1] as const);
        const placed = untangle(points, pairs, 140);
        const sorted = (list: readonly { x: number; y: number }[]) =>
          list.map(({ x, y }) => `${x}/${y}`).sort();
        expect(sorted(placed)).toEqual(sorted(before));
        expect(points).toEqual(before);
      }),
    );
  });
});
