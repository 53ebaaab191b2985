/** How many of all had something. */
export interface Count {
  readonly count: number;
  readonly n: number;
}

/** Tables as likely as the one that is there are not told apart by the last digits of their chances. */
const tolerance = 1e-7;

/**
 * Fisher’s exact test, two-sided: the chance of a table as unlikely as this one or more so, with its margins, where both
 * shares are the same (Fisher 1935; the sum over less likely tables is that of Freeman and Halton 1951). Holds for any
 * small numbers.
 */
export function fisherTest(now: Count, before: Count): number {
  const total = now.n + before.n;
  const having = now.count + before.count;
  const chanceOf = (count: number) =>
    Math.exp(logChoose(now.n, count) + logChoose(before.n, having - count) - logChoose(total, having));
  const least = Math.max(0, having - before.n);
  const most = Math.min(now.n, having);
  const own = chanceOf(now.count) * (1 + tolerance);
  let sum = 0;
  for (let count = least; count <= most; count += 1) {
    const chance = chanceOf(count);
    if (chance <= own) sum += chance;
  }
  return Math.min(1, sum);
}

const logFactorials: number[] = [0];

function logFactorial(n: number): number {
  for (let k = logFactorials.length; k <= n; k += 1) {
    logFactorials.push((logFactorials[k - 1] ?? 0) + Math.log(k));
  }
  return logFactorials[n] ?? 0;
}

function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}
