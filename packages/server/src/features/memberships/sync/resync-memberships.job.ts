import { and, asc, inArray, lt, or } from 'drizzle-orm';
import type { AppContext } from '#server/context.ts';
import { liveStatuses, subscriptions } from '#server/db/tables/membership/subscriptions.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { syncCustomer } from './sync-customer.ts';

const hour = 60 * 60_000;
const atOnce = 500;

/**
 * Looks at the provider for subscriptions of which nothing was heard though their period has ended, or for a week: news
 * that never arrived are made up for. One member's failure does not hold up the others.
 */
export function resyncMembershipsJob(context: AppContext): ScheduledJob {
  const { db, clock, log, payments } = context;
  return {
    name: 'resync-memberships',
    cron: '41 * * * *',
    async run() {
      if (payments === null) return;
      const now = clock.now().getTime();
      const stale = await db
        .select({ userId: subscriptions.userId })
        .from(subscriptions)
        .where(and(inArray(subscriptions.status, [...liveStatuses]), isStale(now)))
        .orderBy(asc(subscriptions.syncedAt))
        .limit(atOnce);
      for (const { userId } of stale) {
        try {
          await syncCustomer(context, userId);
        } catch (error) {
          log.error({ err: error, member: userId }, 'a membership could not be looked at');
        }
      }
    },
  };
}

/** Its period ended an hour ago or more and it was not looked at for an hour; or it was not for a week. */
function isStale(now: number) {
  const anHourAgo = new Date(now - hour);
  const isOver = and(lt(subscriptions.periodEnd, anHourAgo), lt(subscriptions.syncedAt, anHourAgo));
  return or(isOver, lt(subscriptions.syncedAt, new Date(now - 7 * 24 * hour)));
}
