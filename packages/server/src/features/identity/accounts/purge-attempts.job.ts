import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';

/** Counters of attempts whose time is over. */
export function purgeAttemptsJob({ rateLimits }: AppContext): ScheduledJob {
  return { name: 'purge-attempts', cron: '41 * * * *', run: () => rateLimits.purge() };
}
