import { distanceOf } from '../distributions/distance-of.ts';
import { normalBelow, normalBeyond, normalDensity } from '../distributions/normal.ts';
import type { Effect } from './effect.ts';

/** What was thought of the effect before there were any figures: a normal distribution. */
export interface Prior {
  readonly mean: number;
  readonly variance: number;
}

export interface BayesianResult {
  readonly effect: number;
  readonly standardError: number;
  /** Holds the effect with probability 1 − α. */
  readonly interval: readonly [number, number];
  /** How likely the treatment is better than the control. */
  readonly chanceToWin: number;
  /** What is lost on average by going with the control, and by going with the treatment. */
  readonly risk: readonly [control: number, treatment: number];
}

/**
 * The effect as a normal distribution, after the figures and, if there is one, a prior.
 *
 * Formula: `μ = (d/se² + m/v)/(1/se² + 1/v)`, `σ² = 1/(1/se² + 1/v)` (precisions add up); without a prior `μ = d`,
 * `σ = se`. Chance to win `Φ(μ/σ)`, interval `μ ± z_(1−α/2)·σ`. Source: Gelman and others, Bayesian Data Analysis, 2.5;
 * Deng, Objective Bayesian Two Sample Hypothesis Testing for Online Controlled Experiments, WWW 2015.
 */
export function bayesianResult(
  { estimate, standardError }: Effect,
  prior: Prior | undefined,
  alpha: number,
): BayesianResult {
  // Shares of the two precisions instead of the precisions, which overflow where an error is tiny.
  const ratio = prior === undefined ? 0 : (standardError / prior.variance) * standardError;
  const mean = estimate / (1 + ratio) + (prior?.mean ?? 0) * (1 / (1 + 1 / ratio));
  const deviation = standardError / Math.sqrt(1 + ratio);
  const width = distanceOf(alpha, normalBeyond) * deviation;
  return {
    effect: mean,
    standardError: deviation,
    interval: [mean - width, mean + width],
    chanceToWin: normalBelow(mean / deviation),
    risk: risksOf(mean, deviation),
  };
}

/**
 * What is lost on average, of a normal effect, by going with the control, and by going with the treatment.
 *
 * Formula: `σφ(z) + μΦ(z)` and `σφ(z) − μΦ(−z)` with `z = μ/σ`: the means of what is above, and of what is below, 0. Source:
 * Stucchio, Bayesian A/B Testing at VWO, 2015 (expected loss).
 */
export function risksOf(mean: number, deviation: number): readonly [control: number, treatment: number] {
  const z = mean / deviation;
  const common = deviation * normalDensity(z);
  return [Math.max(0, common + mean * normalBelow(z)), Math.max(0, common - mean * normalBelow(-z))];
}
