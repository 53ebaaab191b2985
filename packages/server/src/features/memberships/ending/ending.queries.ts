import { liveStatuses } from '@chitta/contract/limits';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts/users.ts';
import { invoiceRefunds, invoices } from '#server/db/tables/membership/invoices.ts';
import { type Subscription, subscriptions } from '#server/db/tables/membership/subscriptions.ts';

const lives = inArray(subscriptions.status, [...liveStatuses]);
const givenBack = sql<number>`coalesce((SELECT sum(amount) FROM ${invoiceRefunds}
  WHERE ${invoiceRefunds.invoiceId} = ${invoices.id} AND ${invoiceRefunds.status} IN ('pending', 'succeeded')), 0)`;

/** What is left of a payment, in minor units. */
export interface Refundable {
  readonly invoiceId: string;
  readonly currency: string;
  readonly left: number;
}

export function createEndingQueries(handle: Handle) {
  return {
    /** Second ones that still live. */
    listExtra: (limit: number): Promise<Subscription[]> =>
      handle
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.isExtra, true), lives))
        .limit(limit),
    /** Members who have closed their account and would be charged again. */
    async listRenewingOfClosed(limit: number): Promise<number[]> {
      const rows = await handle
        .select({ userId: subscriptions.userId })
        .from(subscriptions)
        .innerJoin(users, eq(users.id, subscriptions.userId))
        .where(and(eq(users.accountStatus, 'deleted'), eq(subscriptions.cancelsAtPeriodEnd, false), lives))
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
