import { addMonths } from '@chitta/contract/money/add-months';
import { shareOf } from '@chitta/contract/money/share-of';
import type { InvoiceRow } from '#server/db/tables/payments/invoices.ts';
import { commissionOf } from '#server/platform/money/commission-of.ts';
import type { Standing } from '../standing/find-standing.ts';

export type PaidInvoice = Pick<InvoiceRow, 'id' | 'currency' | 'total' | 'tax' | 'amountPaid'> & {
  readonly paidAt: Date;
};

/** What a payment brings an affiliate: minor units, and what the rate was applied to. */
export interface Sale {
  readonly amount: number;
  readonly base: number;
  readonly rateBps: number;
}

/**
 * The commission on a payment: of the cash that arrived, without the tax in it. Null where it brings none: nothing is
 * left of it, the tier's months from the member's first payment are over, or the affiliate is none any more.
 */
export function planSale(
  { total, tax, amountPaid, paidAt }: PaidInvoice,
  { status, tier, rateBps }: Standing,
  firstPaidAt: Date,
): Sale | null {
  if (status === 'inactive') return null;
  if (tier.months !== null && paidAt >= addMonths(firstPaidAt, tier.months)) return null;
  if (amountPaid <= 0) return null;
  const base = amountPaid - (total > 0 ? shareOf(tax, amountPaid, total) : 0);
  const amount = commissionOf(base, rateBps);
  return amount === 0 ? null : { amount, base, rateBps };
}
