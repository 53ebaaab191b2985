/**
 * Chance of `count` or more events where `mean` are expected: the upper tail of the Poisson distribution,
 * 1 − Σ_{k<count} e^{−mean}·mean^k/k! (Poisson 1837), which is the limit of the binomial one for rare events (Le Cam 1960
 * bounds the error). Summed from the tail, where small chances keep their digits.
 */
export function chanceOfAtLeast(count: number, mean: number): number {
  if (count <= 0) return 1;
  if (mean <= 0) return 0;
  let logTerm = -mean;
  for (let k = 1; k <= count; k += 1) logTerm += Math.log(mean / k);
  let term = Math.exp(logTerm);
  let sum = 0;
  for (let k = count; term > sum * 1e-15 || k < mean; k += 1) {
    sum += term;
    term *= mean / (k + 1);
    if (term === 0) break;
  }
  return Math.min(1, sum);
}
