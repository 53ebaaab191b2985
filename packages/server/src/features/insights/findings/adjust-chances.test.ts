import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjustChances } from './adjust-chances.ts';

/** Table 1 of Benjamini and Hochberg 1995. */
const published = [
  0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
  0.759, 1,
];
const chances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 60 });

describe('adjusted chances', () => {
  it('keep the four of the fifteen that were published', () => {
    const adjusted = adjustChances(published);
    expect(adjusted.filter((p) => p < 0.05)).toHaveLength(4);
    expect(adjusted.slice(0, 4).map((p) => Math.round(p * 10_000) / 10_000)).toEqual([
      0.0015, 0.003, 0.0095, 0.0356,
    ]);
  });

  it('are as the step-up rule has it, in the order of the given ones', () => {
    fc.assert(
      fc.property(chances, fc.constantFrom(0.01, 0.05, 0.2), (given, bound) => {
        const sorted = given.toSorted((a, b) => a - b);
        const last = sorted.findLastIndex((p, index) => p <= ((index + 1) / given.length) * bound);
        const kept = adjustChances(given).map((p) => p <= bound + 1e-12);
        const limit = sorted[last] ?? -1;
        expect(kept).toEqual(given.map((p) => p <= limit));
      }),
    );
  });

  it('are never smaller than they were', () => {
    fc.assert(
      fc.property(chances, (given) => {
        for (const [index, p] of adjustChances(given).entries()) {
          expect(p).toBeGreaterThanOrEqual((given[index] ?? 0) - 1e-12);
        }
      }),
    );
  });
});
