import type { AppContext } from './context.ts';
import { purgeAttemptsJob } from './features/identity/accounts/purge-attempts.job.ts';
import { purgeSessionsJob } from './features/identity/accounts/purge-sessions.job.ts';
import { purgeSignInsJob } from './features/identity/accounts/signing-in/purge-sign-ins.job.ts';
import { purgeLinksJob } from './features/identity/email-verification/purge-links.job.ts';
import { purgeAuthorizationsJob } from './features/identity/oidc/purge-authorizations.job.ts';
import { purgeRemindersJob } from './features/messaging/reminders/purge-reminders.job.ts';
import { purgeEventsJob } from './features/payments/payment-events/purge-events.job.ts';
import type { ScheduledJob } from './platform/jobs/job.ts';
import { purgeMailsJob } from './platform/mail/purge-mails.job.ts';

/** What deletes rows that have had their time, listed by hand. */
export function purgeJobs(context: AppContext): ScheduledJob[] {
  return [
    purgeSessionsJob(context),
    purgeSignInsJob(context),
    purgeAuthorizationsJob(context),
    purgeAttemptsJob(context),
    purgeLinksJob(context),
    purgeMailsJob(context),
    purgeEventsJob(context),
    purgeRemindersJob(context),
  ];
}
