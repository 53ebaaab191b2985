import { liveStatuses } from '@chitta/contract/limits';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { checkouts } from '#server/db/tables/payments/checkouts.ts';
import { invoiceDisputes, invoiceRefunds, invoices } from '#server/db/tables/payments/invoices.ts';
import { type Subscription, subscriptions } from '#server/db/tables/payments/subscriptions.ts';
import type { PaymentProvider } from '#server/platform/payments/payments.ts';

const lives = inArray(subscriptions.status, [...liveStatuses]);
const givenBack = sql<number>`coalesce((SELECT sum(amount) FROM ${invoiceRefunds}
  WHERE ${invoiceRefunds.invoiceId} = ${invoices.id} AND ${invoiceRefunds.status} IN ('pending', 'succeeded')), 0)`;

const takenBack = sql<number>`coalesce((SELECT sum(amount) FROM ${invoiceDisputes}
  WHERE ${invoiceDisputes.invoiceId} = ${invoices.id} AND ${invoiceDisputes.status} IN ('open', 'lost')), 0)`;

/** What is left of a payment, in minor units. */
export interface Refundable {
  readonly invoiceId: string;
  readonly currency: string;
  readonly left: number;
}

export function createEndingQueries(handle: Handle) {
  return {
    /** Second ones that still live. */
    listExtra: (provider: PaymentProvider, limit: number): Promise<Subscription[]> =>
      handle
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.provider, provider), eq(subscriptions.isExtra, true), lives))
        .limit(limit),
    /** Members whose subscription lives though its money is gone. */
    async listPaidBack(provider: PaymentProvider, limit: number): Promise<number[]> {
      const rows = await handle
        .select({ userId: subscriptions.userId })
        .from(subscriptions)
        .where(and(eq(subscriptions.provider, provider), isNotNull(subscriptions.lostPayment), lives))
        .limit(limit);
      return rows.map(({ userId }) => userId);
    },
    /**
     * Members with something at the sandbox that is not over: a subscription that lives, a checkout that is open, or
     * pretend money that was not given back.
     */
    async listPretending(): Promise<number[]> {
      const { rows } = await handle.execute<{ id: number }>(sql`
        SELECT ${subscriptions.userId} AS id FROM ${subscriptions} WHERE ${eq(subscriptions.provider, 'sandbox')} AND ${lives}
        UNION SELECT ${checkouts.userId} FROM ${checkouts}
          WHERE ${eq(checkouts.provider, 'sandbox')} AND ${eq(checkouts.status, 'open')}
        UNION SELECT ${invoices.userId} FROM ${invoices}
          WHERE ${eq(invoices.provider, 'sandbox')} AND ${invoices.amountPaid} > ${givenBack} + ${takenBack}
        ORDER BY id`);
      return rows.map(({ id }) => id);
    },
    /** Ends what is left of the sandbox, whatever it holds itself. */
    async endPretending(now: Date): Promise<void> {
      await handle
        .update(subscriptions)
        .set({ status: 'canceled', endedAt: now, syncedAt: now })
        .where(and(eq(subscriptions.provider, 'sandbox'), lives));
      await handle
        .update(checkouts)
        .set({ status: 'expired', url: null, clientSecret: null })
        .where(and(eq(checkouts.provider, 'sandbox'), eq(checkouts.status, 'open')));
    },
    /** Members who have closed their account and would be charged again. */
    async listRenewingOfClosed(provider: PaymentProvider, limit: number): Promise<number[]> {
      const rows = await handle
        .select({ userId: subscriptions.userId })
        .from(subscriptions)
        .innerJoin(users, eq(users.id, subscriptions.userId))
        .where(
          and(
            eq(subscriptions.provider, provider),
            eq(users.accountStatus, 'deleted'),
            eq(subscriptions.cancelsAtPeriodEnd, false),
            lives,
          ),
        )
        .limit(limit);
      return rows.map(({ userId }) => userId);
    },
    async listRefundable(userId: number, subscriptionId: string): Promise<Refundable[]> {
      const rows = await handle
        .select({
          invoiceId: invoices.id,
          currency: invoices.currency,
          left: sql<number>`${invoices.amountPaid} - ${givenBack}`.mapWith(Number),
        })
        .from(invoices)
        .where(and(eq(invoices.userId, userId), eq(invoices.subscriptionId, subscriptionId)));
      return rows.filter(({ left }) => left > 0);
    },
  };
}
