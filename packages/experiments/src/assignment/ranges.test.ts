import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { armAt, type Range, rangesOf } from './ranges.ts';

describe('rangesOf', () => {
  it.each<[number[], number, Range[]]>([
    [
      [0.5, 0.5],
      1,
      [
        [0, 0.5],
        [0.5, 1],
      ],
    ],
    [
      [0.5, 0.5],
      0.5,
      [
        [0, 0.25],
        [0.5, 0.75],
      ],
    ],
    [
      [0.5, 0.5],
      0,
      [
        [0, 0],
        [0.5, 0.5],
      ],
    ],
    [
      [0.25, 0.25, 0.25, 0.25],
      1,
      [
        [0, 0.25],
        [0.25, 0.5],
        [0.5, 0.75],
        [0.75, 1],
      ],
    ],
    [
      [0.4, 0.6],
      1,
      [
        [0, 0.4],
        [0.4, 1],
      ],
    ],
    [
      [0.2, 0.3, 0.5],
      0.2,
      [
        [0, 0.04],
        [0.2, 0.26],
        [0.5, 0.6],
      ],
    ],
    [
      [0.5, 0.5],
      -0.2,
      [
        [0, 0],
        [0.5, 0.5],
      ],
    ],
    [
      [0.5, 0.5],
      1.5,
      [
        [0, 0.5],
        [0.5, 1],
      ],
    ],
    [
      [0.4, 0.1],
      1,
      [
        [0, 0.5],
        [0.5, 1],
      ],
    ],
    [
      [0.7, 0.6],
      1,
      [
        [0, 0.5],
        [0.5, 1],
      ],
    ],
    [
      [10, 10],
      1,
      [
        [0, 0.5],
        [0.5, 1],
      ],
    ],
    [
      [0.4, 0.5999],
      1,
      [
        [0, 0.4],
        [0.4, 0.9999],
      ],
    ],
    [[], 1, []],
  ])('of %j at coverage %d', (weights, coverage, expected) => {
    const ranges = rangesOf(weights, coverage);
    expect(ranges).toHaveLength(expected.length);
    for (const [index, [from, to]] of expected.entries()) {
      expect(ranges[index]?.[0]).toBeCloseTo(from, 12);
      expect(ranges[index]?.[1]).toBeCloseTo(to, 12);
    }
  });

  it('keeps everybody in their arm when the coverage grows', () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), part, part, part, (weights, n, one, other) => {
        const before = armAt(n, rangesOf(weights, Math.min(one, other)));
        const after = armAt(n, rangesOf(weights, Math.max(one, other)));
        if (before !== -1) expect(after).toBe(before);
      }),
    );
  });
});

describe('armAt', () => {
  const halves: Range[] = [
    [0, 0.5],
    [0.5, 1],
  ];
  const quarters: Range[] = [
    [0, 0.25],
    [0.5, 0.75],
  ];
  it.each<[number, Range[], number]>([
    [0.2, halves, 0],
    [0.6, halves, 1],
    [0.5, halves, 1],
    [0, halves, 0],
    [0.2, quarters, 0],
    [0.45, quarters, -1],
    [0.25, quarters, -1],
    [0.6, quarters, 1],
    [0.9, quarters, -1],
    [
      0.5,
      [
        [0, 0.5],
        [0.5, 0.5],
        [0.5, 1],
      ],
      2,
    ],
    [
      0.99995,
      [
        [0, 0.4],
        [0.4, 0.9999],
      ],
      -1,
    ],
  ])('%d in %j is arm %d', (n, ranges, arm) => {
    expect(armAt(n, ranges)).toBe(arm);
  });
});
