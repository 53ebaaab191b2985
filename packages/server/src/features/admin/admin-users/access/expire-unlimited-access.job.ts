import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { createAdminUsersQueries } from '../admin-users.queries.ts';

/** A grant that has ended counts no more by itself; this only takes it off the row. */
export function expireUnlimitedAccessJob({
  db,
  clock,
  log,
}: Pick<AppContext, 'db' | 'clock' | 'log'>): ScheduledJob {
  return {
    name: 'expire-unlimited-access',
    cron: '41 * * * *',
    run: async () => {
      const ended = await createAdminUsersQueries(db).clearEndedAccess(clock.now());
      if (ended.length > 0) log.info({ ended: ended.length }, 'grants of unlimited access ended');
    },
  };
}
