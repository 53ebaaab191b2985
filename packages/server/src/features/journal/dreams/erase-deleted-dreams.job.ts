import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { eraseDeletedDreams } from './erase-deleted-dreams.ts';

/** Every quarter of an hour, so that "erased after a day" is true to the quarter. */
export function eraseDeletedDreamsJob(context: AppContext): ScheduledJob {
  return {
    name: 'erase-deleted-dreams',
    cron: '*/15 * * * *',
    run: async () => {
      const erased = await eraseDeletedDreams(context);
      if (erased > 0) context.log.info({ erased }, 'deleted dreams erased');
    },
  };
}
