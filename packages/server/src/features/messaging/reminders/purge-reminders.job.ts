import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { createRemindersQueries } from './reminders.queries.ts';

const keptMs = 30 * 24 * 60 * 60_000;

/** What became of reminders is kept for thirty days, as that of mails is. */
export function purgeRemindersJob({ db, clock }: Pick<AppContext, 'db' | 'clock'>): ScheduledJob {
  return {
    name: 'purge-reminders',
    cron: '29 4 * * *',
    run: () => createRemindersQueries(db).deleteHandledBefore(new Date(clock.now().getTime() - keptMs)),
  };
}
