import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { countedWith } from './counted-with.ts';
import { createDreamChangeQueries } from './dream-changes.queries.ts';

/** Has journals counted anew that an earlier dictionary or an earlier way of counting has counted. */
export function recountOutdatedJob(context: AppContext): ScheduledJob {
  return {
    name: 'recount-outdated',
    cron: '40 3 * * *',
    isRunAtStart: true,
    run: async () => {
      await context.dictionary.refresh();
      await createDreamChangeQueries(context.db).addOutdated(countedWith(context));
    },
  };
}
