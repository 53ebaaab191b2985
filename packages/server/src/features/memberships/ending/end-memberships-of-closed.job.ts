import { and, eq, inArray } from 'drizzle-orm';
import type { AppContext } from '#server/context.ts';
import { users } from '#server/db/tables/accounts/users.ts';
import { liveStatuses, subscriptions } from '#server/db/tables/membership/subscriptions.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { endMembership } from './end-membership.ts';

const atOnce = 200;

/** Sees to it that nobody is charged for an account that they have closed. */
export function endMembershipsOfClosedJob(context: AppContext): ScheduledJob {
  const { db, log } = context;
  return {
    name: 'end-memberships-of-closed-accounts',
    cron: '*/5 * * * *',
    async run() {
      const renewing = await db
        .select({ userId: subscriptions.userId })
        .from(subscriptions)
        .innerJoin(users, eq(users.id, subscriptions.userId))
        .where(
          and(
            eq(users.accountStatus, 'deleted'),
            eq(subscriptions.cancelsAtPeriodEnd, false),
            inArray(subscriptions.status, [...liveStatuses]),
          ),
        )
        .limit(atOnce);
      for (const { userId } of renewing) {
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
