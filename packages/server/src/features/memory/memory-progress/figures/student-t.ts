/** Degrees of freedom from which on nothing changes that anybody could see. */
const mostFreedom = 200;
const steps = 60;

/**
 * Two-sided 95 % quantile of Student's t with `freedom` degrees of freedom, rounded down to a whole number: for the
 * fractions of Welch's test that errs towards wider intervals. By halving, from the finite series of the distribution
 * (Abramowitz and Stegun 1964, 26.7.3 and 26.7.4).
 */
export function studentT(freedom: number): number {
  const whole = Math.min(mostFreedom, Math.max(1, Math.floor(freedom)));
  let [low, high] = [0, 64];
  for (let step = 0; step < steps; step += 1) {
    const middle = (low + high) / 2;
    if (central(middle, whole) < 0.95) low = middle;
    else high = middle;
  }
  return high;
}

/** Probability of a value between −t and t. */
function central(t: number, freedom: number): number {
  const angle = Math.atan(t / Math.sqrt(freedom));
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const isOdd = freedom % 2 === 1;
  let term = isOdd ? cosine : 1;
  let sum = freedom === 1 ? 0 : term;
  for (let power = isOdd ? 3 : 2; power <= freedom - 2; power += 2) {
    term *= ((power - 1) / power) * cosine ** 2;
    sum += term;
  }
  return isOdd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum;
}
