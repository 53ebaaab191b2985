import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { findThemesOfKeptDreams } from './find-themes-of-kept-dreams.ts';

/** Every five minutes; nothing to do but for dreams that were kept before themes were. */
export function findThemesJob(context: AppContext): ScheduledJob {
  return {
    name: 'find-themes',
    cron: '*/5 * * * *',
    run: async () => {
      const dreams = await findThemesOfKeptDreams(context);
      if (dreams > 0) context.log.info({ dreams }, 'themes of kept dreams found');
    },
  };
}
