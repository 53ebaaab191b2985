import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ArmFigures } from './arm-figures.ts';
import { risksOf } from './bayes.ts';
import { type Comparison, type Evaluation, evaluate, methods } from './evaluate.ts';

function visitors(conversions: number, all: number): ArmFigures {
  return { visitors: all, conversions };
}

function sums(sum: number, sumOfSquares: number, n: number): ArmFigures {
  return { n, sum, sumOfSquares };
}

const tens = { control: sums(100, 1002.25, 10), treatment: sums(105, 1111.5, 10) };
const spend = { control: sums(1396.87, 52_377.9767, 3407), treatment: sums(2422.7, 134_698.29, 3461) };
const trial = { control: visitors(500, 10_000), treatment: visitors(560, 10_000) };

/** As published: to 1e-5, as some of it was cut off rather than rounded. */
function expectPublished(comparison: Comparison, published: Partial<Evaluation>): void {
  const found = evaluate(comparison);
  expect(found).not.toHaveProperty('undetermined');
  for (const [name, value] of Object.entries(published)) {
    const own = [found[name as keyof Evaluation]].flat() as number[];
    for (const [index, each] of [value].flat().entries())
      expect(Math.abs((own[index] ?? Number.NaN) - (each as number)), name).toBeLessThan(1e-5);
  }
}

describe('bayes', () => {
  // GrowthBook's stats engine, PostHog's where it says so.
  it.each<[string, Partial<Comparison>, object]>([
    [
      'proportions',
      { control: visitors(49, 100), treatment: visitors(51, 100) },
      {
        effect: 0.04082,
        standardError: 0.14725,
        interval: [-0.24779, 0.32943],
        chanceToWin: 0.60918,
        risk: [0.0814, 0.04058],
      },
    ],
    [
      'means',
      tens,
      {
        effect: 0.05,
        standardError: 0.03572,
        interval: [-0.02, 0.12],
        chanceToWin: 0.91923,
        risk: [0.05131, 0.00131],
      },
    ],
    [
      'means with a prior',
      { ...tens, prior: { mean: 0.1, variance: 0.1 } },
      {
        effect: 0.05063,
        standardError: 0.03549,
        interval: [-0.01893, 0.12019],
        chanceToWin: 0.92315,
        risk: [0.05186, 0.00123],
      },
    ],
    [
      // Its interval was published as −.0873.
      'means (PostHog)',
      { control: sums(1196.87, 37_377.9767, 2507), treatment: sums(1922.7, 94_698.29, 2461) },
      { effect: 0.63646, interval: [-0.08733, 1.36026], chanceToWin: 0.95759 },
    ],
    ['a trial of ours', trial, { effect: 0.12, standardError: 0.06707, chanceToWin: 0.96321 }],
  ])('%s', (_name, comparison, published) => {
    expectPublished({ ...tens, ...comparison, method: 'bayes' }, published);
  });

  it.each([
    [0.1, 0.05, [0.1004245351, 0.0004245351]],
    [0.01, 4.5e-9, [0.01, 0]],
  ])('risks of an effect of %d ± %d', (mean, deviation, [control = 0, treatment = 0]) => {
    const found = risksOf(mean, deviation);
    expect(found[0]).toBeCloseTo(control, 10);
    expect(found[1]).toBeCloseTo(treatment, 10);
  });

  it('goes with the prior where there is little to see, and against it where there is much', () => {
    const prior = { mean: 0.3, variance: 0.0001 };
    const few = evaluate({ control: visitors(5, 10), treatment: visitors(5, 10), method: 'bayes', prior });
    const many = evaluate({
      control: visitors(5e8, 1e9),
      treatment: visitors(5e8, 1e9),
      method: 'bayes',
      prior,
    });
    expect(few.effect).toBeCloseTo(0.3, 2);
    expect(many.effect).toBeCloseTo(0, 4);
  });
});

describe('welch', () => {
  it.each<[string, Partial<Comparison>, object]>([
    ['means', spend, { effect: 0.70732, interval: [-0.03526, 1.44989], pValue: 0.06191 }],
    [
      'means, the difference itself',
      { ...spend, difference: 'absolute' },
      { effect: 0.29, interval: [0.04538, 0.53462], pValue: 0.02016 },
    ],
    [
      'proportions',
      { control: visitors(14, 28), treatment: visitors(16, 30) },
      { effect: 0.06667, interval: [-0.47767, 0.61101], pValue: 0.80707 },
    ],
    [
      'proportions (PostHog)',
      { control: visitors(87, 1529), treatment: visitors(62, 1471) },
      { effect: -0.25925, interval: [-0.49475, -0.02376], pValue: 0.03096 },
    ],
    ['a trial of ours', trial, { pValue: 0.07359 }],
  ])('%s', (_name, comparison, published) => {
    expectPublished({ ...spend, ...comparison, method: 'welch' }, published);
  });

  it('tells how small a p-value is where one less a distribution would be 0', () => {
    const { pValue } = evaluate({
      control: visitors(50_000, 1_000_000),
      treatment: visitors(60_000, 1_000_000),
      method: 'welch',
      difference: 'absolute',
    }) as { pValue: number };
    // z = 31.0087…, of a normal distribution.
    expect(Math.log10(pValue)).toBeCloseTo(-210.4, 0);
  });
});

describe('sequential', () => {
  it.each<[string, Partial<Comparison>, object]>([
    [
      'means',
      { ...spend, control: sums(1396.87, 52_377.9767, 3000), tuning: 1000 },
      { effect: 0.50336, standardError: 0.33341, interval: [-0.55844, 1.56516], pValue: 1 },
    ],
    [
      'proportions',
      { control: visitors(1396, 3000), treatment: visitors(2422, 3461) },
      { effect: 0.50386, interval: [0.40098, 0.60675], pValue: 0 },
    ],
    ['a trial of ours', trial, { effect: 0.12, interval: [-0.08972, 0.32972] }],
  ])('%s', (_name, comparison, published) => {
    expectPublished({ ...spend, ...comparison, method: 'sequential' }, published);
  });

  it('is narrowest near the tuning, and wider than a fixed test everywhere', () => {
    const widthOf = (method: 'welch' | 'sequential', tuning: number) => {
      const [from, to] = evaluate({ ...trial, method, tuning }).interval;
      return to - from;
    };
    const best = widthOf('sequential', 20_000);
    expect(best).toBeLessThan(widthOf('sequential', 200));
    expect(best).toBeLessThan(widthOf('sequential', 2_000_000));
    expect(best).toBeGreaterThan(widthOf('welch', 1));
  });
});

describe('where nothing can be said', () => {
  it.each<[string, ArmFigures, ArmFigures]>([
    ['no_visitors', visitors(0, 0), visitors(0, 0)],
    ['no_visitors', visitors(5, 10), visitors(0, 0)],
    ['no_visitors', sums(0, 0, 0), sums(105, 1111.5, 10)],
    ['control_is_zero', visitors(0, 1000), visitors(7, 1000)],
    ['no_variance', visitors(7, 1000), visitors(0, 1000)],
    ['no_variance', visitors(1, 1), visitors(1, 1)],
    ['no_variance', sums(1396.87, 52_377.9767, 2), sums(2422.7, 134_698.29, 3461)],
    ['out_of_range', sums(1e-300, 1, 10), sums(1e20, 1e40, 10)],
  ])('%s is said, and the numbers take no side: %j, %j', (undetermined, control, treatment) => {
    const nothing = { effect: 0, standardError: 0, interval: [0, 0], undetermined };
    expect(evaluate({ control, treatment, method: 'bayes' })).toEqual({
      ...nothing,
      chanceToWin: 0.5,
      risk: [0, 0],
    });
    for (const method of ['welch', 'sequential'] as const)
      expect(evaluate({ control, treatment, method })).toEqual({ ...nothing, pValue: 1 });
  });

  it('tells the difference itself also of a control that nobody has converted in but for one', () => {
    const found = evaluate({
      control: visitors(1, 1e9),
      treatment: visitors(999_999_999, 1e9),
      method: 'welch',
      difference: 'absolute',
    });
    expect(found.effect).toBeCloseTo(1, 8);
    expect(found).toHaveProperty('pValue', 0);
  });
});

const proportion = fc
  .tuple(fc.oneof(fc.nat(50), fc.nat(1e9)), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([all, part]) => visitors(Math.round(all * part), all));
const anySums = fc
  .tuple(
    fc.nat(1e9),
    fc.double({ min: -1e50, max: 1e50, noNaN: true }),
    fc.double({ min: 0, max: 1e50, noNaN: true }),
  )
  .map(([n, sum, squares]) => sums(sum, squares, n));
const alpha = fc.double({ min: 1e-12, max: 0.999, noNaN: true });

describe('for any figures', () => {
  it('gives numbers in their bounds, and an interval around the effect', () => {
    const arms = fc.oneof(fc.tuple(proportion, proportion), fc.tuple(anySums, anySums));
    fc.assert(
      fc.property(arms, fc.constantFrom(...methods), alpha, ([control, treatment], method, level) => {
        const found = evaluate({ control, treatment, method, alpha: level });
        const { effect, standardError, interval, undetermined: _, ...rest } = found;
        expect(
          [effect, standardError, ...interval, ...Object.values(rest).flat()].every(Number.isFinite),
        ).toBe(true);
        expect(standardError).toBeGreaterThanOrEqual(0);
        expect(interval[0]).toBeLessThanOrEqual(effect);
        expect(interval[1]).toBeGreaterThanOrEqual(effect);
        if ('risk' in found) expect(Math.min(...found.risk)).toBeGreaterThanOrEqual(0);
        const chance = 'pValue' in found ? found.pValue : found.chanceToWin;
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves 0 out of the interval just where p is below α', () => {
    fc.assert(
      fc.property(
        proportion,
        proportion,
        fc.constantFrom('welch', 'sequential'),
        alpha,
        (control, treatment, method, level) => {
          const found = evaluate({ control, treatment, method, alpha: level }) as Evaluation & {
            pValue: number;
          };
          const { interval, pValue, undetermined } = found;
          // Where both are the same to the last digits either answer is right.
          if (undetermined !== undefined || Math.abs(pValue / level - 1) < 1e-6) return;
          expect(interval[0] > 0 || interval[1] < 0).toBe(pValue < level);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('tells the same of both sides when the arms change places', () => {
    fc.assert(
      fc.property(proportion, proportion, fc.constantFrom(...methods), (control, treatment, method) => {
        const there = evaluate({ control, treatment, method, difference: 'absolute' });
        const back = evaluate({ control: treatment, treatment: control, method, difference: 'absolute' });
        expect(back.effect).toBe(-there.effect || 0);
        expect(back.standardError).toBeCloseTo(there.standardError, 15);
        if ('pValue' in there && 'pValue' in back) expect(back.pValue).toBeCloseTo(there.pValue, 10);
        if (!('risk' in there && 'risk' in back)) return;
        expect(back.chanceToWin).toBeCloseTo(1 - there.chanceToWin, 12);
        expect(back.risk[0]).toBeCloseTo(there.risk[1], 12);
      }),
    );
  });
});
