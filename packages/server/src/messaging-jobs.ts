import type { AppContext } from './context.ts';
import { pushAnnouncementsJob } from './features/messaging/announcements/push/push-announcements.job.ts';
import { tellOfFollowUpsJob } from './features/messaging/follow-up-notifications/tell-of-follow-ups.job.ts';
import { forgetNotificationsJob } from './features/messaging/notifications/forget-notifications.job.ts';
import type { ScheduledJob } from './platform/jobs/job.ts';

/** What tells members of something by the clock, and forgets it. */
export function messagingJobs(context: AppContext): ScheduledJob[] {
  return [pushAnnouncementsJob(context), tellOfFollowUpsJob(context), forgetNotificationsJob(context)];
}
