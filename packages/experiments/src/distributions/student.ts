import { normalBeyond } from './normal.ts';

/** From here on the distribution is so near to the normal one that it is taken from there. */
const manyDegrees = 10_000;

/**
 * How likely a variable of Student's t distribution, with any positive number of degrees of freedom, is farther than
 * `t ≥ 0` from 0, on either side.
 *
 * Formula: `I_x(ν/2, ½)` with `x = ν/(ν + t²)`. Source: NIST Digital Library of Mathematical Functions 8.17; Press and
 * others, Numerical Recipes, 6.4. It keeps its digits where it is tiny, which `1 − cdf` does not.
 */
export function studentBeyond(t: number, degrees: number): number {
  const ratio = (t * t) / degrees;
  if (!Number.isFinite(ratio)) return 0;
  if (degrees > manyDegrees) return normalBeyond(likeNormal(ratio, degrees));
  const half = degrees / 2;
  const x = 1 / (1 + ratio);
  const y = ratio / (1 + ratio);
  // x^a · (1−x)^½ / B(a, ½), where a power of x itself would round x first.
  const common =
    (Math.exp(-half * Math.log1p(ratio)) * Math.sqrt(y) * ratioOfGammas(half)) / Math.sqrt(Math.PI);
  return x < (half + 1) / (half + 2.5)
    ? (common * betaFraction(x, half, 0.5)) / half
    : 1 - (common * betaFraction(y, 0.5, half)) / 0.5;
}

/**
 * The normal deviate that is as unlikely as `t`, given `t²/ν`.
 *
 * Source: G. W. Hill, Algorithm 395: Student's t-distribution, Communications of the ACM 13 (1970), 617–619.
 */
function likeNormal(ratio: number, degrees: number): number {
  const a = degrees - 0.5;
  const b = 48 * a * a;
  const y = a * Math.log1p(ratio);
  const correction = (((-0.4 * y - 3.3) * y - 24) * y - 85.5) / (0.8 * y * y + 100 + b);
  return ((correction + y + 3) / b + 1) * Math.sqrt(y);
}

/** `Γ(a + ½)/Γ(a)`. Source: NIST Digital Library of Mathematical Functions 5.11.8, from which the series follows. */
function ratioOfGammas(a: number): number {
  if (a < 20) return (ratioOfGammas(a + 1) * a) / (a + 0.5);
  const inverse = 1 / a;
  const square = inverse * inverse;
  const series = (((17 / 14336) * square - 1 / 640) * square + 1 / 192) * square - 1 / 8;
  return Math.sqrt(a) * Math.exp(series * inverse);
}

const smallest = 1e-300;
const maximumOfSteps = 10_000;

/**
 * The continued fraction of the incomplete beta function, by the method of Lentz.
 *
 * Source: NIST Digital Library of Mathematical Functions 8.17.22; Press and others, Numerical Recipes, 6.4.
 */
function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / notZero(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= maximumOfSteps; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / notZero(1 + even * d);
    c = notZero(1 + even / c);
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / notZero(1 + odd * d);
    c = notZero(1 + odd / c);
    fraction *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return fraction;
}

function notZero(value: number): number {
  return Math.abs(value) < smallest ? smallest : value;
}
