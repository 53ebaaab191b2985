import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleRatioOf } from './sample-ratio.ts';

describe('sampleRatioOf', () => {
  // Published cases of GrowthBook; the third with a zero arm that counts neither visitors nor degrees of freedom.
  it.each([
    [[1000, 1200], [0.5, 0.5], 0.000020079, false],
    [[310, 98], [0.75, 0.25], 0.647434186, true],
    [[500, 500, 600], [0.34, 0.33, 0.33], 0.000592638, false],
    [[1000, 1200, 900], [0.5, 0.5, 0], 0.000020079, false],
    [[1000, 900], [1, 0], 1, true],
    [[0, 0, 0], [0.34, 0.33, 0.33], 1, true],
    [[], [], 1, true],
  ])('%j for weights %j', (observed, weights, pValue, healthy) => {
    const found = sampleRatioOf(observed, weights);
    expect(found.pValue).toBeCloseTo(pValue, 9);
    expect(found.healthy).toBe(healthy);
  });

  it.each([
    [[600, 400], 2.54e-10, 2],
    [[44_000, 45_000], 0.0008023, 7],
    [[821_588, 815_482], 1.8218e-6, 10],
  ])('%j for equal weights', (observed, pValue, digits) => {
    const found = sampleRatioOf(observed, [1, 1]);
    expect(found.pValue / pValue).toBeCloseTo(1, 2);
    expect(found.pValue).toBeCloseTo(pValue, digits);
    expect(found.healthy).toBe(false);
  });

  it('says nothing with fewer than eight visitors an arm, and then sees an arm that nobody came to', () => {
    expect(sampleRatioOf([15, 0], [1, 1])).toEqual({ pValue: expect.closeTo(0.000108, 6), healthy: true });
    expect(sampleRatioOf([16, 0], [1, 1]).healthy).toBe(false);
  });

  it('stays a probability with any counts and weights', () => {
    const arm = fc.tuple(
      fc.maxSafeNat(),
      fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1e9, noNaN: true }), fc.constant(5e-324)),
    );
    fc.assert(
      fc.property(fc.array(arm, { maxLength: 12 }), (arms) => {
        const { pValue } = sampleRatioOf(
          arms.map(([visitors]) => visitors),
          arms.map(([, weight]) => weight),
        );
        expect(pValue).toBeGreaterThanOrEqual(0);
        expect(pValue).toBeLessThanOrEqual(1);
      }),
    );
  });
});
