import type { Moments } from './arm-figures.ts';

/** Relative to the control's mean, or in the unit of the figure itself. */
export type Difference = 'relative' | 'absolute';

/**
 * Why nothing can be said: an arm without visitors; one in which everybody is alike, so that its own error is unknown
 * (nobody has converted yet, say, or its sums are of no visitors that there can be); a control of mean 0, which nothing can be relative to; figures so large or so small
 * that they cannot be computed with.
 */
export type Undetermined = 'no_visitors' | 'no_variance' | 'control_is_zero' | 'out_of_range';

export interface Effect {
  readonly estimate: number;
  readonly standardError: number;
}

/**
 * The difference that a treatment makes, with its standard error, or why there is none to tell.
 *
 * Formula: `d = (p_b − p_a)/|p_a|`, `se² = v_b/(n_b p_a²) + v_a p_b²/(n_a p_a⁴)` (delta method); absolute:
 * `d = p_b − p_a`, `se² = v_b/n_b + v_a/n_a`. Source: Deng, Knoblich and Lu, Applying the Delta Method in Metric Analytics,
 * KDD 2018.
 */
export function effectOf(
  control: Moments,
  treatment: Moments,
  difference: Difference,
): Effect | Undetermined {
  const hindrance = hindranceOf(control, treatment, difference);
  if (hindrance !== undefined) return hindrance;
  const [unit, ratio] =
    difference === 'relative' ? [Math.abs(control.mean), treatment.mean / control.mean] : [1, 1];
  const estimate = (treatment.mean - control.mean) / unit;
  // Divided before they are squared, so that nothing overflows on the way.
  const standardError = Math.hypot(errorOf(treatment) / unit, (errorOf(control) / unit) * ratio);
  const isComputable = standardError > 0 && Number.isFinite(standardError) && Number.isFinite(estimate);
  return isComputable ? { estimate, standardError } : 'out_of_range';
}

function hindranceOf(
  control: Moments,
  treatment: Moments,
  difference: Difference,
): Exclude<Undetermined, 'out_of_range'> | undefined {
  if (control.n === 0 || treatment.n === 0) return 'no_visitors';
  if (difference === 'relative' && control.mean === 0) return 'control_is_zero';
  return control.variance === 0 || treatment.variance === 0 ? 'no_variance' : undefined;
}

/** The standard error of the mean. */
function errorOf({ variance, n }: Moments): number {
  return Math.sqrt(variance / n);
}
