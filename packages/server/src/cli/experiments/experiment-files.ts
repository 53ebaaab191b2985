import { methods } from '@chitta/experiments';
import { z } from 'zod';

const count = z.int().min(0);
/** Beyond anything that is counted, and far from where squares overflow. */
const amount = z.number().min(-1e50).max(1e50);

const proportion = z.strictObject({ visitors: count, conversions: count });
const sums = z.strictObject({ n: count, sum: amount, sumOfSquares: amount.min(0) });
const arm = z.union([proportion, sums], {
  error:
    'has either visitors and conversions, or n, sum and sumOfSquares; counts are whole numbers from 0 on',
});

const mean = amount;
const variance = z.number().min(1e-12).max(1e12);
const prior = z.union(
  [
    z.strictObject({ mean, variance }),
    z
      .tuple([mean, variance])
      .transform(([ownMean, ownVariance]) => ({ mean: ownMean, variance: ownVariance })),
  ],
  { error: 'is { "mean", "variance" } with a variance from 1e-12 to 1e12' },
);

/** What `experiment evaluate` reads. */
export const comparisonFile = z
  .strictObject({
    control: arm,
    treatment: arm,
    method: z.enum(methods),
    prior: prior.optional(),
    tuning: z.number().min(1).max(1e15).optional(),
    alpha: z.number().min(1e-12).max(0.999).optional(),
    difference: z.enum(['relative', 'absolute']).optional(),
  })
  .superRefine((file, context) => {
    for (const name of ['control', 'treatment'] as const) {
      const wrong = whatIsWrongWith(file[name]);
      if (wrong !== undefined) context.addIssue({ code: 'custom', path: [name], message: wrong });
    }
    if ('visitors' in file.control !== 'visitors' in file.treatment)
      context.addIssue({ code: 'custom', message: 'control and treatment have figures of different kinds' });
  });

function whatIsWrongWith(figures: z.output<typeof arm>): string | undefined {
  if ('visitors' in figures)
    return figures.conversions > figures.visitors ? 'has more conversions than visitors' : undefined;
  const isEmpty = figures.sum === 0 && figures.sumOfSquares === 0;
  return figures.n === 0 && !isEmpty ? 'has sums of nobody' : undefined;
}

const weight = z.number().min(0).max(1e9);
const mostArms = 1000;

/** What `experiment srm` reads. */
export const sampleFile = z
  .strictObject({ observed: z.array(count).max(mostArms), weights: z.array(weight).max(mostArms) })
  .refine(({ observed, weights }) => observed.length === weights.length, {
    message: 'observed and weights are of different lengths',
  });

/** What `experiment assign` reads. */
export const assignmentFile = z.strictObject({
  seed: z.string(),
  value: z.string(),
  version: z.number(),
  coverage: z.number().default(1),
  weights: z.array(weight).min(1).max(mostArms),
});
