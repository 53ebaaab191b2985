import type { AppContext } from '#server/context.ts';
import type { Subscription } from '#server/db/tables/payments/subscriptions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { tellMember } from '../mails/membership-mails-effect.ts';
import { syncCustomer } from '../sync/sync-customer.ts';
import { createEndingQueries, type Refundable } from './ending.queries.ts';

const atOnce = 100;

/** Ends every second subscription of a member, gives back what was paid for it, and tells the member. */
export function endExtraSubscriptionsJob(context: AppContext): ScheduledJob {
  const { db, log, payments } = context;
  return {
    name: 'end-extra-subscriptions',
    cron: '*/10 * * * *',
    async run() {
      if (payments === null) return;
      for (const subscription of await createEndingQueries(db).listExtra(payments.kind, atOnce)) {
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
async function endExtra(context: AppContext, subscription: Subscription): Promise<void> {
  const { payments, db } = context;
  if (payments === null) return;
  const { id, userId } = subscription;
  const paid = await createEndingQueries(db).listRefundable(userId, id);
  for (const { invoiceId, left } of paid)
    await payments.refund({ invoiceId, amount: left, key: `extra:${invoiceId}:refund` });
  await tellOfRefund(context, subscription, paid);
  await payments.cancelNow({ subscriptionId: id, key: `extra:${id}:cancel` });
  await syncCustomer(context, userId);
}

async function tellOfRefund(
  context: AppContext,
  { id, userId }: Subscription,
  paid: readonly Refundable[],
): Promise<void> {
  const currency = paid[0]?.currency;
  if (currency === undefined) return;
  const now = context.clock.now();
  const minor = String(paid.reduce((sum, { left }) => sum + left, 0));
  const notice = { fact: 'paid_twice', about: id, since: now, params: { minor, currency } } as const;
  await inTransaction(context.db, (tx) => tellMember(context, tx, { userId, now }, notice));
}
