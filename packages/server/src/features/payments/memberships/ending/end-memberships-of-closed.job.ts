import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { endMembership } from './end-membership.ts';
import { createEndingQueries } from './ending.queries.ts';

const atOnce = 200;

/** Sees to it that nobody is charged for an account that they have closed. */
export function endMembershipsOfClosedJob(context: AppContext): ScheduledJob {
  const { db, log, payments } = context;
  return {
    name: 'end-memberships-of-closed-accounts',
    cron: '*/5 * * * *',
    async run() {
      if (payments === null) return;
      for (const userId of await createEndingQueries(db).listRenewingOfClosed(payments.kind, atOnce)) {
        await endMembership(context, userId, 'period_end').catch((error: unknown) =>
          log.error(
            { err: error, member: userId },
            'a membership of a closed account could not be ended yet',
          ),
        );
      }
    },
  };
}
