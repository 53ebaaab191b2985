import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fisherTest } from './fisher-test.ts';

const counted = fc
  .integer({ min: 1, max: 300 })
  .chain((n) => fc.record({ n: fc.constant(n), count: fc.integer({ min: 0, max: n }) }));

describe('Fisher’s exact test', () => {
  it.each([
    // The lady tasting tea (Fisher 1935): all four right, and three of four; two-sided.
    [4, 4, 0, 4, 2 / 70],
    [3, 4, 1, 4, 34 / 70],
    // Convictions of like-sex twins (Fisher 1925).
    [10, 13, 2, 17, 0.000537],
    [1, 10, 11, 14, 0.002759],
    [5, 10, 5, 10, 1],
  ])('of %i in %i and %i in %i', (count, n, before, of, p) => {
    expect(fisherTest({ count, n }, { count: before, n: of })).toBeCloseTo(p, 5);
  });

  it('is a chance, and the same from either side and for the opposite', () => {
    fc.assert(
      fc.property(counted, counted, (a, b) => {
        const p = fisherTest(a, b);
        expect(p).toBeGreaterThan(0);
        expect(p).toBeLessThanOrEqual(1);
        expect(fisherTest(b, a)).toBeCloseTo(p, 9);
        const opposite = ({ count, n }: typeof a) => ({ count: n - count, n });
        expect(fisherTest(opposite(a), opposite(b))).toBeCloseTo(p, 9);
      }),
    );
  });
});
