import { shareOf } from '@chitta/contract/money/share-of';

/** The entry that takes a stored amount back. Nothing is computed anew, so that both always cancel out. */
export function reverse(amount: number): number {
  return amount === 0 ? 0 : -amount;
}

/**
 * What of a commission a refund takes back now, as a positive amount: its share of all that was refunded up to now
 * (`refunded` of the `amount` that was paid), less what was `reversed` before. Many partial refunds so never take back
 * more or less than a single one.
 */
export function reversalOf(claim: {
  readonly commission: number;
  readonly refunded: number;
  readonly amount: number;
  readonly reversed: number;
}): number {
  return shareOf(claim.commission, claim.refunded, claim.amount) - claim.reversed;
}
