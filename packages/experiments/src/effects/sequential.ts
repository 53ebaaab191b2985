import type { Effect } from './effect.ts';
import type { TestResult } from './welch.ts';

/** The number of visitors at which the interval is narrowest for its kind. */
export const defaultTuning = 5000;

/**
 * A test that may be looked at as often as one likes, and stopped at any look: an interval of an asymptotic confidence
 * sequence holds the effect at all times at once with probability 1 − α.
 *
 * Formula: `ρ² = (−2 ln α + ln(−2 ln α + 1))/N*`, half-width `se·√(2(Nρ² + 1)/(Nρ²)·ln(√(Nρ² + 1)/α))` at `N = n_a + n_b`
 * visitors; `p = min(1, √(Nρ² + 1)·exp(−Nρ²·z²/(2(Nρ² + 1))))` with `z = d/se`, which is below α just when the interval
 * leaves 0 out. Source: Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, Time-uniform central limit theory and asymptotic
 * confidence sequences, arXiv 2103.06476v7, equations 155 (from which p and the interval follow) and 161 (ρ).
 */
export function sequentialResult(
  effect: Effect,
  visitors: number,
  tuning: number,
  alpha: number,
): TestResult {
  const { estimate, standardError } = effect;
  const logarithm = -2 * Math.log(alpha);
  const mixing = ((logarithm + Math.log(logarithm + 1)) * visitors) / tuning;
  const ofTime = Math.log1p(mixing) / 2;
  const width = standardError * Math.sqrt(2 * (1 + 1 / mixing) * (ofTime - Math.log(alpha)));
  const z = estimate / standardError;
  const evidence = ((z * z) / 2) * (mixing / (1 + mixing)) - ofTime;
  return {
    effect: estimate,
    standardError,
    interval: [estimate - width, estimate + width],
    pValue: Math.min(1, Math.exp(-evidence)),
  };
}
