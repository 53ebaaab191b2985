import type { AppContext } from './context.ts';
import { sendMonthlyLettersJob } from './features/insights/monthly-letters/send-monthly-letters.job.ts';
import { pushAnnouncementsJob } from './features/messaging/announcements/push/push-announcements.job.ts';
import { tellOfFollowUpsJob } from './features/messaging/follow-up-notifications/tell-of-follow-ups.job.ts';
import { forgetNotificationsJob } from './features/messaging/notifications/forget-notifications.job.ts';
import { purgeRemindersJob } from './features/messaging/reminders/purge-reminders.job.ts';
import type { ScheduledJob } from './platform/jobs/job.ts';
import { purgeMailsJob } from './platform/mail/purge-mails.job.ts';
import { purgePushesJob } from './platform/push/delivery/purge-pushes.job.ts';

/** What tells members of something by the clock, and tidies up after everything that was sent to them. */
export function messageJobs(context: AppContext): ScheduledJob[] {
  return [
    pushAnnouncementsJob(context),
    tellOfFollowUpsJob(context),
    sendMonthlyLettersJob(context),
    forgetNotificationsJob(context),
    purgeMailsJob(context),
    purgePushesJob(context),
    purgeRemindersJob(context),
  ];
}
