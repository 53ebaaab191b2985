const rootOfPi = Math.sqrt(Math.PI);

/** Below this a power series of `erf` converges fast and loses nothing to cancellation, above it the fraction does. */
const middle = 2;

/** So many levels of the fraction are enough for sixteen digits from `middle` on. */
const levels = 120;

/**
 * Complementary error function, to about thirteen digits also where it is tiny.
 *
 * Source: NIST Digital Library of Mathematical Functions 7.6.2 (power series of erf) and 7.9.3 (continued fraction of
 * erfc).
 */
export function erfc(x: number): number {
  if (x < 0) return 2 - erfc(-x);
  return x < middle ? 1 - erfBySeries(x) : erfcByFraction(x);
}

/** `erf x = 2/√π · e^(−x²) · Σ 2ⁿ x^(2n+1) / (1·3·…·(2n+1))`: every term is positive. */
function erfBySeries(x: number): number {
  let term = x;
  let sum = x;
  for (let n = 1; term > sum * Number.EPSILON; n++) {
    term *= (2 * x * x) / (2 * n + 1);
    sum += term;
  }
  return (2 / rootOfPi) * Math.exp(-x * x) * sum;
}

/** `erfc x = e^(−x²)/√π · 1/(x + ½/(x + 1/(x + 3⁄2/(x + …))))`, from the innermost level outwards. */
function erfcByFraction(x: number): number {
  let fraction = x;
  for (let level = levels; level > 0; level--) fraction = x + level / 2 / fraction;
  return Math.exp(-x * x) / (rootOfPi * fraction);
}

/** `φ(z)`, the density of the standard normal distribution. */
export function normalDensity(z: number): number {
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
}

/** `Φ(z)`: how likely a standard normal variable is at most `z`. */
export function normalBelow(z: number): number {
  return erfc(-z / Math.SQRT2) / 2;
}

/** How likely a standard normal variable is farther than `z ≥ 0` from 0, on either side. */
export function normalBeyond(z: number): number {
  return erfc(z / Math.SQRT2);
}
