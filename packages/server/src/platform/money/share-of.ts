import { invariant } from '../errors/invariant.ts';

/**
 * `whole · part / of`, rounded to whole minor units, half away from zero. Exact for amounts of any size. All three are
 * whole numbers; `of` is above zero.
 */
export function shareOf(whole: number, part: number, of: number): number {
  invariant([whole, part, of].every(Number.isSafeInteger), 'money is counted in whole minor units');
  invariant(of > 0, 'a share is of something');
  const product = BigInt(whole) * BigInt(part);
  const divisor = BigInt(of);
  const size = product < 0n ? -product : product;
  const rounded = Number((2n * size + divisor) / (2n * divisor));
  // Without the comparison nothing at all would be a negative zero.
  return product < 0n && rounded > 0 ? -rounded : rounded;
}
