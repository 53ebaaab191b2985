import { erfc } from './normal.ts';

/**
 * How likely a χ² variable with a whole number of degrees of freedom is at least `x`.
 *
 * Formula: `Q(ν/2, x/2)` by `Q(½, h) = erfc √h`, `Q(1, h) = e^(−h)` and `Q(a + 1, h) = Q(a, h) + h^a e^(−h) / Γ(a + 1)`:
 * sums of positive terms, so that nothing is lost where it is tiny; logarithms, so that no term overflows. Source: NIST
 * Digital Library of Mathematical Functions 8.8.6 and 8.4.
 */
export function chiSquaredAbove(x: number, degrees: number): number {
  if (degrees < 1 || x <= 0) return 1;
  if (x === Number.POSITIVE_INFINITY) return 0;
  const half = x / 2;
  const isOdd = degrees % 2 === 1;
  const first = isOdd ? 0.5 : 1;
  // ln(h^a e^(−h) / Γ(a + 1)) at a = first: Γ(3⁄2) = √π/2, Γ(2) = 1.
  let logarithm = first * Math.log(half) - half - (isOdd ? Math.log(Math.sqrt(Math.PI) / 2) : 0);
  let sum = isOdd ? erfc(Math.sqrt(half)) : Math.exp(-half);
  for (let a = first; a < degrees / 2; a++) {
    sum += Math.exp(logarithm);
    logarithm += Math.log(half / (a + 1));
  }
  return Math.min(sum, 1);
}
