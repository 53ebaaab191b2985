import { eq, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { freeMonths } from '#server/db/tables/payments/free-months.ts';
import { invoiceRefunds, invoices } from '#server/db/tables/payments/invoices.ts';
import { subscriptions } from '#server/db/tables/payments/subscriptions.ts';

const refunded = sql<number>`coalesce((SELECT sum(amount) FROM ${invoiceRefunds}
  WHERE ${invoiceRefunds.invoiceId} = ${invoices.id} AND ${invoiceRefunds.status} IN ('pending', 'succeeded')), 0)`;

export function createMembershipExportQueries(handle: Handle) {
  return {
    async count(userId: number): Promise<number> {
      const counts = [
        await handle.$count(subscriptions, eq(subscriptions.userId, userId)),
        await handle.$count(invoices, eq(invoices.userId, userId)),
        await handle.$count(freeMonths, eq(freeMonths.userId, userId)),
      ];
      return counts.reduce((sum, count) => sum + count, 0);
    },
    listSubscriptions: (userId: number) =>
      handle
        .select({
          id: subscriptions.id,
          status: subscriptions.status,
          interval: subscriptions.interval,
          createdAt: subscriptions.createdAt,
          periodStart: subscriptions.periodStart,
          periodEnd: subscriptions.periodEnd,
          trialEnd: subscriptions.trialEnd,
          cancelsAtPeriodEnd: subscriptions.cancelsAtPeriodEnd,
          endedAt: subscriptions.endedAt,
        })
        .from(subscriptions)
        .where(eq(subscriptions.userId, userId))
        .orderBy(subscriptions.createdAt),
    listInvoices: (userId: number) =>
      handle
        .select({
          id: invoices.id,
          number: invoices.number,
          status: invoices.status,
          currency: invoices.currency,
          total: invoices.total,
          tax: invoices.tax,
          amountPaid: invoices.amountPaid,
          refunded: refunded.mapWith(Number),
          createdAt: invoices.createdAt,
          paidAt: invoices.paidAt,
          periodStart: invoices.periodStart,
          periodEnd: invoices.periodEnd,
        })
        .from(invoices)
        .where(eq(invoices.userId, userId))
        .orderBy(invoices.createdAt),
    listFreeMonths: (userId: number) =>
      handle
        .select({
          source: freeMonths.source,
          months: freeMonths.months,
          startsAt: freeMonths.startsAt,
          endsAt: freeMonths.endsAt,
          grantedAt: freeMonths.grantedAt,
        })
        .from(freeMonths)
        .where(eq(freeMonths.userId, userId))
        .orderBy(freeMonths.startsAt),
  };
}
