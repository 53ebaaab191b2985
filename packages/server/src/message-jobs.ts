import type { AppContext } from './context.ts';
import { purgeRemindersJob } from './features/messaging/reminders/purge-reminders.job.ts';
import type { ScheduledJob } from './platform/jobs/job.ts';
import { purgeMailsJob } from './platform/mail/purge-mails.job.ts';
import { purgePushesJob } from './platform/push/delivery/purge-pushes.job.ts';

/** What tidies up after everything that was sent to members. */
export function messageJobs(context: AppContext): ScheduledJob[] {
  return [purgeMailsJob(context), purgePushesJob(context), purgeRemindersJob(context)];
}
