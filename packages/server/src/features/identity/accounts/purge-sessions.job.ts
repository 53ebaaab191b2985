import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';

/** Sessions past their end open nothing any more; this only keeps the table small. */
export function purgeSessionsJob({ sessions, log }: AppContext): ScheduledJob {
  return {
    name: 'purge-sessions',
    cron: '17 * * * *',
    run: async () => {
      const purged = await sessions.purge();
      if (purged > 0) log.info({ purged }, 'expired sessions purged');
    },
  };
}
