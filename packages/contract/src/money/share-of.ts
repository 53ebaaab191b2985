/**
 * `whole · part / of`, rounded to whole minor units, half away from zero. Exact for amounts of any size. All three are
 * whole numbers; `of` is above zero. Throws `RangeError` where they are not: the program is wrong then.
 */
export function shareOf(whole: number, part: number, of: number): number {
  if (![whole, part, of].every(Number.isSafeInteger))
    throw new RangeError('Money is counted in whole minor units.');
  if (of <= 0) throw new RangeError('A share is of something.');
  const product = BigInt(whole) * BigInt(part);
  const divisor = BigInt(of);
  const size = product < 0n ? -product : product;
  const rounded = Number((2n * size + divisor) / (2n * divisor));
  // Without the comparison nothing at all would be a negative zero.
  return product < 0n && rounded > 0 ? -rounded : rounded;
}
