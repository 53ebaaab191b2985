import { shareOf } from '@chitta/contract/money/share-of';

const wholeInBasisPoints = 10_000;

/** The commission on `base` minor units at a rate in basis points, half a unit rounded up. Nothing of nothing or less. */
export function commissionOf(base: number, basisPoints: number): number {
  return base <= 0 ? 0 : shareOf(base, basisPoints, wholeInBasisPoints);
}
