import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { syncCustomer } from '../sync/sync-customer.ts';
import { createEndingQueries } from './ending.queries.ts';

const atOnce = 100;

/** Ends subscriptions whose money is gone at the provider, where it did not answer as that was heard of. */
export function endPaidBackMembershipsJob(context: AppContext): ScheduledJob {
  const { db, log, payments } = context;
  return {
    name: 'end-paid-back-memberships',
    cron: '*/10 * * * *',
    async run() {
      if (payments === null) return;
      for (const userId of await createEndingQueries(db).listPaidBack(payments.kind, atOnce)) {
        await syncCustomer(context, userId).catch((error: unknown) =>
          log.error(
            { err: error, member: userId },
            'a membership whose payment is gone could not be ended yet',
          ),
        );
      }
    },
  };
}
