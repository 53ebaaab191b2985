import type { AppContext } from './context.ts';
import { pushAnnouncementsJob } from './features/messaging/announcements/push/push-announcements.job.ts';
import { tellOfFollowUpsJob } from './features/messaging/follow-up-notifications/tell-of-follow-ups.job.ts';
import { forgetNotificationsJob } from './features/messaging/notifications/forget-notifications.job.ts';
import type { ScheduledJob } from './platform/jobs/job.ts';
import { purgeMailsJob } from './platform/mail/purge-mails.job.ts';
import { purgePushesJob } from './platform/push/delivery/purge-pushes.job.ts';

/** What tidies up after everything that was sent to members. */
export function messageJobs(context: AppContext): ScheduledJob[] {
  return [
    purgeMailsJob(context),
    purgePushesJob(context),
    pushAnnouncementsJob(context),
    tellOfFollowUpsJob(context),
    forgetNotificationsJob(context),
  ];
}
