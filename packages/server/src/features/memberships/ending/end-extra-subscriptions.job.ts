import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AppContext } from '#server/context.ts';
import { invoiceRefunds, invoices } from '#server/db/tables/membership/invoices.ts';
import {
  liveStatuses,
  type Subscription,
  subscriptions,
} from '#server/db/tables/membership/subscriptions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { tellMember } from '../mails/tell-member.ts';
import { syncCustomer } from '../sync/sync-customer.ts';

const atOnce = 100;

/** Ends every second subscription of a member, gives back what was paid for it, and tells the member. */
export function endExtraSubscriptionsJob(context: AppContext): ScheduledJob {
  const { db, payments, log } = context;
  return {
    name: 'end-extra-subscriptions',
    cron: '*/10 * * * *',
    async run() {
      if (payments === null) return;
      const extra = await db
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.isExtra, true), inArray(subscriptions.status, [...liveStatuses])))
        .limit(atOnce);
      for (const subscription of extra) {
        await endExtra(context, subscription).catch((error: unknown) =>
          log.error(
            { err: error, member: subscription.userId },
            'a second subscription could not be ended yet',
          ),
        );
      }
    },
  };
}

/** Money first: once the subscription has ended nothing would bring this job back to it. */
async function endExtra(context: AppContext, { id, userId }: Subscription): Promise<void> {
  const { payments, db, clock } = context;
  if (payments === null) return;
  const paid = await listRefundable(db, userId, id);
  for (const { invoiceId, left } of paid)
    await payments.refund({ invoiceId, amount: left, key: `extra:${invoiceId}:refund` });
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    const minor = String(paid.reduce((sum, { left }) => sum + left, 0));
    const currency = paid[0]?.currency;
    if (currency === undefined) return;
    const params = { minor, currency };
    await tellMember(context, tx, { userId, now }, { fact: 'paid_twice', about: id, since: now, params });
  });
  await payments.cancelNow({ subscriptionId: id, key: `extra:${id}:cancel` });
  await syncCustomer(context, userId);
}

/** What is left of the payments for a subscription, in minor units. */
async function listRefundable(db: AppContext['db'], userId: number, subscriptionId: string) {
  const given = sql<number>`coalesce((SELECT sum(amount) FROM ${invoiceRefunds}
    WHERE ${invoiceRefunds.invoiceId} = ${invoices.id} AND ${invoiceRefunds.status} IN ('pending', 'succeeded')), 0)`;
  const rows = await db
    .select({
      invoiceId: invoices.id,
      currency: invoices.currency,
      paid: invoices.amountPaid,
      given: given.mapWith(Number),
    })
    .from(invoices)
    .where(and(eq(invoices.userId, userId), eq(invoices.subscriptionId, subscriptionId)));
  return rows
    .map(({ invoiceId, currency, paid, given: back }) => ({ invoiceId, currency, left: paid - back }))
    .filter(({ left }) => left > 0);
}
