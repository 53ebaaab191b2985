/**
 * Chances of many tests, each adjusted so that keeping those below a bound keeps the expected share of false ones among
 * the kept below it (Benjamini and Hochberg 1995; the adjusted value is min over j ≥ i of p₍ⱼ₎·m/j). Holds for tests that
 * do not work against each other (Benjamini and Yekutieli 2001). In the order of the given ones.
 */
export function adjustChances(chances: readonly number[]): number[] {
  const order = chances.map((_, index) => index).sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0));
  const adjusted = new Array<number>(chances.length);
  let least = 1;
  for (const [place, index] of order.entries()) {
    const rank = chances.length - place;
    least = Math.min(least, ((chances[index] ?? 1) * chances.length) / rank);
    adjusted[index] = least;
  }
  return adjusted;
}
