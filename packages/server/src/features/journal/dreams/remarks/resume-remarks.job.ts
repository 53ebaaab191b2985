import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';

/** Every minute, for dreams to be marked anew whose node has gone, or was too busy. */
export function resumeRemarksJob({ remarkNotifier }: Pick<AppContext, 'remarkNotifier'>): ScheduledJob {
  return {
    name: 'resume-remarks',
    cron: '* * * * *',
    run: async () => remarkNotifier.notify(),
  };
}
