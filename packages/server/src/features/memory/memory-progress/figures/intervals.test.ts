import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOfMeans, differenceOfShares, meanOf, shareOf } from './intervals.ts';

const days = fc.array(fc.integer({ min: 0, max: 366 }), { minLength: 3, maxLength: 60 });
const counted = fc
  .integer({ min: 1, max: 400 })
  .chain((n) => fc.record({ n: fc.constant(n), count: fc.integer({ min: 0, max: n }) }));
const rounding = 0.001;

describe('a mean', () => {
  it('of three values has the interval of Student’s t', () => {
    // Variance 4, so that half of it is 4.303 · √(4/3).
    expect(meanOf([6, 8, 10], 3)).toEqual({ n: 3, mean: 8, low: 3.032, high: 12.968 });
  });

  it('has no bounds from too few, and is none of nothing', () => {
    expect(meanOf([], 3)).toBeNull();
    expect(meanOf([5, 7], 3)).toEqual({ n: 2, mean: 6, low: null, high: null });
    expect(meanOf([5], 0)).toEqual({ n: 1, mean: 5, low: null, high: null });
  });

  it('of values that are all the same is still not known to the day', () => {
    const mean = meanOf([5, 5, 5], 3);
    expect(mean?.low).toBeLessThan(5);
    expect(mean?.high).toBeGreaterThan(5);
  });

  it('lies within its bounds, which do not go below zero', () => {
    fc.assert(
      fc.property(days, (values) => {
        const { mean = 0, low, high } = meanOf(values, 3) ?? {};
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(mean);
        expect(high).toBeGreaterThanOrEqual(mean);
      }),
    );
  });
});

describe('a difference of means', () => {
  it('has the interval of Welch’s t, which is that of Student where the variances are the same', () => {
    // Four degrees of freedom: 2.776 · √(2/3).
    expect(differenceOfMeans([4, 5, 6], [1, 2, 3], 3)).toEqual({ value: 3, low: 0.733, high: 5.267 });
  });

  it('cannot be told from too few on either side', () => {
    expect(differenceOfMeans([1, 2], [1, 2, 3], 3)).toBeNull();
    expect(differenceOfMeans([1, 2, 3], [], 3)).toBeNull();
  });

  it('turns its sign with its sides, and does not change where both go up', () => {
    fc.assert(
      fc.property(days, days, fc.integer({ min: 0, max: 50 }), (now, before, more) => {
        const one = differenceOfMeans(now, before, 3);
        const other = differenceOfMeans(before, now, 3);
        expect((one?.value ?? 0) + (other?.value ?? 0)).toBeCloseTo(0, 2);
        expect((one?.low ?? 0) + (other?.high ?? 0)).toBeCloseTo(0, 2);
        const up = (values: readonly number[]) => values.map((value) => value + more);
        expect(differenceOfMeans(up(now), up(before), 3)?.low).toBeCloseTo(one?.low ?? 0, 2);
      }),
    );
  });
});

describe('a share', () => {
  it.each([
    [0, 10, 0, 0.278],
    [5, 10, 0.237, 0.763],
    [10, 10, 0.722, 1],
    [1, 29, 0.006, 0.172],
    [15, 148, 0.062, 0.16],
  ])('of %i in %i has the score interval of Wilson', (count, n, low, high) => {
    expect(shareOf(count, n, 5)).toEqual({ n, count, low, high });
  });

  it('has no bounds from too few', () => {
    expect(shareOf(3, 4, 5)).toEqual({ n: 4, count: 3, low: null, high: null });
    expect(shareOf(0, 0, 0)).toEqual({ n: 0, count: 0, low: null, high: null });
  });

  it('lies within its bounds, as its opposite does within theirs', () => {
    fc.assert(
      fc.property(counted, ({ n, count }) => {
        const { low, high } = shareOf(count, n, 1);
        const opposite = shareOf(n - count, n, 1);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(count / n + rounding);
        expect(high).toBeGreaterThanOrEqual(count / n - rounding);
        expect((low ?? 0) + (opposite.high ?? 0)).toBeCloseTo(1, 2);
      }),
    );
  });

  it('holds the true share about nineteen times in twenty', () => {
    const n = 12;
    const shares = Array.from({ length: 199 }, (_, index) => (index + 1) / 200);
    const covered = shares.map((share) => {
      let sum = 0;
      let chance = (1 - share) ** n;
      for (let count = 0; count <= n; count += 1) {
        const { low, high } = shareOf(count, n, 1);
        if ((low ?? 0) <= share && share <= (high ?? 0)) sum += chance;
        chance *= ((n - count) / (count + 1)) * (share / (1 - share));
      }
      return sum;
    });
    const mean = covered.reduce((sum, value) => sum + value, 0) / covered.length;
    expect(mean).toBeGreaterThan(0.94);
    expect(mean).toBeLessThan(0.97);
  });
});

describe('a difference of shares', () => {
  it.each([
    // Newcombe 1998, table II, method 10.
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [5, 56, 0, 29, -0.0381, 0.1926],
    [10, 10, 0, 10, 0.6075, 1],
  ])('of %i in %i and %i in %i', (count, n, before, of, low, high) => {
    const difference = differenceOfShares({ count, n }, { count: before, n: of }, 1);
    expect(difference?.low).toBeCloseTo(low, 2);
    expect(difference?.high).toBeCloseTo(high, 2);
  });

  it('cannot be told from too few on either side', () => {
    expect(differenceOfShares({ count: 3, n: 4 }, { count: 5, n: 30 }, 5)).toBeNull();
    expect(differenceOfShares({ count: 5, n: 30 }, { count: 0, n: 0 }, 0)).toBeNull();
  });

  it('turns its sign with its sides and stays between minus and plus one', () => {
    fc.assert(
      fc.property(counted, counted, (now, before) => {
        const one = differenceOfShares(now, before, 1);
        const other = differenceOfShares(before, now, 1);
        expect((one?.low ?? 0) + (other?.high ?? 0)).toBeCloseTo(0, 2);
        expect(one?.low).toBeGreaterThanOrEqual(-1 - rounding);
        expect(one?.high).toBeLessThanOrEqual(1 + rounding);
        expect(one?.value).toBeGreaterThanOrEqual(one?.low ?? 0);
        expect(one?.value).toBeLessThanOrEqual(one?.high ?? 0);
      }),
    );
  });
});
