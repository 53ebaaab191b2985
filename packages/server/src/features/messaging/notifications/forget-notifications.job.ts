import { notificationDays } from '@chitta/contract/limits';
import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { forgetAnnouncementReads } from '../announcements/told-announcements.ts';
import { createNotificationsQueries } from './notifications.queries.ts';

const keptMs = notificationDays * 24 * 60 * 60_000;

/** What members were told of is kept for half a year. */
export function forgetNotificationsJob(context: AppContext): ScheduledJob {
  return {
    name: 'forget-notifications',
    cron: '47 4 * * *',
    run: async () => {
      const before = new Date(context.clock.now().getTime() - keptMs);
      await createNotificationsQueries(context.db).forget(before);
      await forgetAnnouncementReads(context, before);
    },
  };
}
