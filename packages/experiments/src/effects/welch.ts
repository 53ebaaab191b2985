import { distanceOf } from '../distributions/distance-of.ts';
import { studentBeyond } from '../distributions/student.ts';
import type { Moments } from './arm-figures.ts';
import type { Effect } from './effect.ts';

export interface TestResult {
  readonly effect: number;
  readonly standardError: number;
  readonly interval: readonly [number, number];
  readonly pValue: number;
}

/**
 * A test of two means whose variances differ, for one look at a number of visitors that was fixed before. Whoever looks
 * again and again while the figures come in finds a winner where there is none: for that there is `sequentialResult`.
 *
 * Formula: `t = d/se`, with `ν = (v_b/n_b + v_a/n_a)² / ((v_b/n_b)²/(n_b − 1) + (v_a/n_a)²/(n_a − 1))` degrees of freedom.
 * Source: B. L. Welch, The Generalization of “Student's” Problem when Several Different Population Variances are Involved,
 * Biometrika 34 (1947).
 */
export function welchResult(effect: Effect, control: Moments, treatment: Moments, alpha: number): TestResult {
  const { estimate, standardError } = effect;
  const degrees = degreesOfFreedom(control, treatment);
  const beyond = (distance: number) => studentBeyond(distance, degrees);
  const width = distanceOf(alpha, beyond) * standardError;
  return {
    effect: estimate,
    standardError,
    interval: [estimate - width, estimate + width],
    pValue: beyond(Math.abs(estimate) / standardError),
  };
}

/** Of Welch and Satterthwaite: by shares of the error, so that no square overflows. */
function degreesOfFreedom(control: Moments, treatment: Moments): number {
  const ofControl = control.variance / control.n;
  const ofTreatment = treatment.variance / treatment.n;
  const share = ofControl / (ofControl + ofTreatment);
  return 1 / (share ** 2 / (control.n - 1) + (1 - share) ** 2 / (treatment.n - 1));
}
