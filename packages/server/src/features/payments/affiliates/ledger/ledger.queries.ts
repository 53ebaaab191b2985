import type { AffiliateBalance } from '@chitta/contract';
import type { CommissionReason, CommissionState } from '@chitta/contract/limits';
import { and, asc, desc, eq, gt, inArray, isNotNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Handle } from '#server/db/client.ts';
import {
  affiliateCommissions,
  type CommissionRow,
  type NewCommission,
} from '#server/db/tables/payments/affiliates.ts';
import { attributionClicks } from '#server/db/tables/payments/attribution.ts';
import { invoiceDisputes, invoiceRefunds, invoices } from '#server/db/tables/payments/invoices.ts';
import type { Loss } from './plan-losses.policy.ts';
import type { PaidInvoice } from './plan-sale.policy.ts';

/** Rows of one affiliate, the newest first. */
export interface LedgerRange {
  readonly userId: number;
  readonly state?: CommissionState | undefined;
  readonly before?: number | undefined;
  readonly count: number;
}

const { userId: ofAffiliate, state, amount, currency } = affiliateCommissions;
const others = alias(invoices, 'others');
const paidAt = sql<Date>`coalesce(${invoices.paidAt}, ${invoices.createdAt})`.mapWith(invoices.createdAt);

const sumOf = (...states: CommissionState[]) =>
  sql<number>`coalesce(sum(${amount}) FILTER (WHERE ${inArray(state, states)}), 0)`.mapWith(Number);

export function createLedgerQueries(handle: Handle) {
  return {
    /** What a member paid for premium, the oldest first. */
    listPaid: (memberId: number): Promise<PaidInvoice[]> =>
      handle
        .select({
          id: invoices.id,
          currency: invoices.currency,
          total: invoices.total,
          tax: invoices.tax,
          amountPaid: invoices.amountPaid,
          paidAt,
        })
        .from(invoices)
        .where(
          and(
            eq(invoices.userId, memberId),
            eq(invoices.status, 'paid'),
            gt(invoices.amountPaid, 0),
            inArray(invoices.reason, ['create', 'cycle', 'change']),
          ),
        )
        .orderBy(asc(paidAt), asc(invoices.id)),
    async listLosses(memberId: number): Promise<(Loss & { readonly invoiceId: string })[]> {
      const refunds = await handle
        .select()
        .from(invoiceRefunds)
        .where(eq(invoiceRefunds.userId, memberId))
        .orderBy(asc(invoiceRefunds.createdAt), asc(invoiceRefunds.id));
      const disputes = await handle
        .select()
        .from(invoiceDisputes)
        .where(eq(invoiceDisputes.userId, memberId))
        .orderBy(asc(invoiceDisputes.createdAt), asc(invoiceDisputes.id));
      return [
        ...refunds.map(({ status, ...row }) => ({
          ...row,
          source: 'refund' as const,
          isTaken: status === 'succeeded',
        })),
        ...disputes.map(({ status, ...row }) => ({
          ...row,
          source: 'dispute' as const,
          isTaken: status === 'open' || status === 'lost',
        })),
      ];
    },
    listOfMember: (userId: number, memberId: number): Promise<CommissionRow[]> =>
      handle
        .select()
        .from(affiliateCommissions)
        .where(and(eq(ofAffiliate, userId), eq(affiliateCommissions.memberId, memberId)))
        .orderBy(asc(affiliateCommissions.id)),
    /** Tag in the link that the member came by. */
    async findCampaign(memberId: number, codeId: number): Promise<string | null> {
      const [row] = await handle
        .select({ campaign: attributionClicks.campaign })
        .from(attributionClicks)
        .where(and(eq(attributionClicks.userId, memberId), eq(attributionClicks.referralCodeId, codeId)));
      return row?.campaign ?? null;
    },
    /** Whether the two have paid with one card. */
    async sharesCard(one: number, other: number): Promise<boolean> {
      const rows = await handle
        .select({ id: invoices.id })
        .from(invoices)
        .innerJoin(others, eq(others.cardFingerprint, invoices.cardFingerprint))
        .where(and(eq(invoices.userId, one), eq(others.userId, other), isNotNull(invoices.cardFingerprint)))
        .limit(1);
      return rows.length > 0;
    },
    /** Null where what it follows from has its row already. */
    async add(values: NewCommission): Promise<CommissionRow | null> {
      const [row] = await handle
        .insert(affiliateCommissions)
        .values(values)
        .onConflictDoNothing()
        .returning();
      return row ?? null;
    },
    async find(id: number): Promise<CommissionRow | null> {
      const [row] = await handle.select().from(affiliateCommissions).where(eq(affiliateCommissions.id, id));
      return row ?? null;
    },
    list: ({ userId, before, count, ...range }: LedgerRange): Promise<CommissionRow[]> =>
      handle
        .select()
        .from(affiliateCommissions)
        .where(
          and(
            eq(ofAffiliate, userId),
            range.state && eq(state, range.state),
            before === undefined ? undefined : lt(affiliateCommissions.id, before),
          ),
        )
        .orderBy(desc(affiliateCommissions.id))
        .limit(count),
    /** Moves rows on; `reason` says why they stand there. */
    async move(
      where: SQL | undefined,
      to: { readonly state: CommissionState; readonly reason?: CommissionReason | null },
    ): Promise<number> {
      return (await handle.update(affiliateCommissions).set(to).where(where)).rowCount ?? 0;
    },
    /** Whose commissions have waited long enough; those of suspended ones are held, not pending. */
    async listRipe(now: Date): Promise<number[]> {
      const rows = await handle
        .selectDistinct({ userId: ofAffiliate })
        .from(affiliateCommissions)
        .where(and(eq(state, 'pending'), lte(affiliateCommissions.maturesAt, now), isNotNull(ofAffiliate)))
        .orderBy(asc(ofAffiliate));
      return rows.flatMap(({ userId }) => userId ?? []);
    },
    /** Sums of what is not void, the largest currency first. */
    listBalances: (userId: number): Promise<AffiliateBalance[]> =>
      handle
        .select({
          currency,
          pending: sumOf('pending'),
          approved: sumOf('approved'),
          inPayout: sumOf('in_payout'),
          paid: sumOf('paid'),
          held: sumOf('held'),
        })
        .from(affiliateCommissions)
        .where(and(eq(ofAffiliate, userId), ne(state, 'void')))
        .groupBy(currency)
        .orderBy(desc(sql`sum(${amount})`), asc(currency)),
    async sumEarned(userId: number, ofCurrency: string): Promise<number> {
      const [row] = await handle
        .select({ sum: sumOf('approved', 'in_payout', 'paid') })
        .from(affiliateCommissions)
        .where(and(eq(ofAffiliate, userId), eq(currency, ofCurrency)));
      return row?.sum ?? 0;
    },
  };
}

/** Rows of one affiliate in these states. */
export function rowsOf(userId: number, ...states: CommissionState[]): SQL | undefined {
  return and(eq(ofAffiliate, userId), inArray(state, states));
}

/** Those of them that have waited long enough. */
export function ripeRowsOf(userId: number, now: Date): SQL | undefined {
  return and(rowsOf(userId, 'pending'), lte(affiliateCommissions.maturesAt, now));
}

/** Rows of one affiliate that are held for this. */
export function heldRowsOf(userId: number, reason: CommissionReason): SQL | undefined {
  return and(rowsOf(userId, 'held'), eq(affiliateCommissions.reason, reason));
}

/** What is held of one payment. */
export function heldRowsOfInvoice(invoiceId: string): SQL | undefined {
  return and(eq(affiliateCommissions.invoiceId, invoiceId), eq(state, 'held'));
}
