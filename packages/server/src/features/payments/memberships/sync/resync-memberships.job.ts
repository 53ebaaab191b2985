import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { createSyncQueries } from './sync.queries.ts';
import { syncCustomer } from './sync-customer.ts';

const atOnce = 500;

/**
 * Looks at the provider for subscriptions of which nothing was heard though their period has ended, or for a week: events
 * that never arrived are made up for. One member's failure does not hold up the others.
 */
export function resyncMembershipsJob(context: AppContext): ScheduledJob {
  const { db, clock, log, payments } = context;
  return {
    name: 'resync-memberships',
    cron: '41 * * * *',
    async run() {
      if (payments === null) return;
      for (const userId of await createSyncQueries(db).listStale(payments.kind, clock.now(), atOnce)) {
        try {
          await syncCustomer(context, userId);
        } catch (error) {
          log.error({ err: error, member: userId }, 'a membership could not be looked at');
        }
      }
    },
  };
}
