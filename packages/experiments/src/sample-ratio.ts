import { chiSquaredAbove } from './distributions/chi-squared.ts';

/** Below this the visitors are not split as the weights say: something is wrong with the experiment itself. */
export const mismatchBelow = 0.001;

/** With fewer visitors for each arm, on average, nothing is said. */
const visitorsOfAnArm = 8;

export interface SampleRatio {
  readonly pValue: number;
  /** Not so where there is a sample-ratio mismatch, whose results mean nothing. */
  readonly healthy: boolean;
}

/**
 * Whether visitors are split between arms as the weights say: how likely a split at least this far off is by chance.
 * Arms of weight 0 count neither as visitors nor as a degree of freedom.
 *
 * Formula: `χ² = Σ (o − e)²/e` over arms with a weight, one degree of freedom less than there are of them. Source:
 * Fabijan and others, Diagnosing Sample Ratio Mismatch in Online Controlled Experiments, KDD 2019; limits of GrowthBook.
 */
export function sampleRatioOf(observed: readonly number[], weights: readonly number[]): SampleRatio {
  const arms = weights
    .map((weight, index) => ({ weight, visitors: observed[index] ?? 0 }))
    .filter(({ weight }) => weight > 0);
  const visitors = sum(arms.map((arm) => arm.visitors));
  const weight = sum(arms.map((arm) => arm.weight));
  const isTooFew = visitors === 0 || arms.length < 2;
  const distance = sum(arms.map((arm) => distanceFrom((visitors * arm.weight) / weight, arm.visitors)));
  const pValue = isTooFew ? 1 : chiSquaredAbove(distance, arms.length - 1);
  return { pValue, healthy: pValue >= mismatchBelow || visitors < visitorsOfAnArm * arms.length };
}

/** `(o − e)²/e`, also where so little is expected that it rounds to nothing. */
function distanceFrom(expected: number, observed: number): number {
  return observed === expected ? 0 : (observed - expected) ** 2 / expected;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
