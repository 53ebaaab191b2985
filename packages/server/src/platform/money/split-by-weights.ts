import { invariant } from '../errors/invariant.ts';

/**
 * Splits an amount over others in proportion, such as a discount over the lines of an invoice. What division leaves goes
 * to the largest remainders, among equals to the first, so that the parts are the whole. No part is larger than the
 * amount that it belongs to: a whole that is larger than all of them is capped. Nothing here is negative.
 */
export function splitByWeights(whole: number, weights: readonly number[]): number[] {
  invariant(
    [whole, ...weights].every((value) => Number.isSafeInteger(value) && value >= 0),
    'whole amounts',
  );
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (BigInt(whole) >= total) return [...weights];
  const shares = weights.map((weight, index) => {
    const product = BigInt(whole) * BigInt(weight);
    return { index, part: Number(product / total), remainder: product % total };
  });
  const missing = whole - shares.reduce((sum, share) => sum + share.part, 0);
  const rounded = shares.toSorted((a, b) => compare(b.remainder, a.remainder) || a.index - b.index);
  for (const share of rounded.slice(0, missing)) share.part += 1;
  return shares.map((share) => share.part);
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
