import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { tellOfPractices } from './tell-of-practices.ts';
import { tellOfReadings } from './tell-of-readings.ts';

/** Puts what is to be looked back on into the notification centre, in the morning of each member's day. */
export function tellOfFollowUpsJob(context: AppContext): ScheduledJob {
  return {
    name: 'tell-of-follow-ups',
    cron: '5 * * * *',
    run: async () => {
      await tellOfPractices(context);
      await tellOfReadings(context);
    },
  };
}
