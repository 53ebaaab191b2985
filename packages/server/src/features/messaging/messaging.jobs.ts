import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { pushAnnouncementsJob } from './announcements/push/push-announcements.job.ts';
import { tellOfFollowUpsJob } from './follow-up-notifications/tell-of-follow-ups.job.ts';
import { forgetNotificationsJob } from './notifications/forget-notifications.job.ts';

/** What tells members of something by the clock, and forgets it. */
export function messagingJobs(context: AppContext): ScheduledJob[] {
  return [pushAnnouncementsJob(context), tellOfFollowUpsJob(context), forgetNotificationsJob(context)];
}
