import type { AppContext } from './context.ts';
import { eraseClosedAccountsJob } from './features/account-deletion/erase-closed-accounts.job.ts';
import { purgeAttemptsJob } from './features/accounts/purge-attempts.job.ts';
import { purgeSessionsJob } from './features/accounts/purge-sessions.job.ts';
import { purgeSignInsJob } from './features/accounts/signing-in/purge-sign-ins.job.ts';
import { expireUnlimitedAccessJob } from './features/admin-users/access/expire-unlimited-access.job.ts';
import { appointAdministratorJob } from './features/admin-users/roles/appoint-administrator.job.ts';
import { matureCommissionsJob } from './features/affiliates/ledger/mature-commissions.job.ts';
import { backUpDailyJob } from './features/backups/back-up-daily.job.ts';
import { eraseDeletedDreamsJob } from './features/dreams/erase-deleted-dreams.job.ts';
import { resumeRemarksJob } from './features/dreams/remarks/resume-remarks.job.ts';
import { purgeLinksJob } from './features/email-verification/purge-links.job.ts';
import { forgetImportsJob } from './features/imports/forget-imports.job.ts';
import { resumeImportsJob } from './features/imports/resume-imports.job.ts';
import { checkNightlyJob } from './features/invariants/check-nightly.job.ts';
import { membershipsJobs } from './features/memberships/memberships.jobs.ts';
import { purgeJourneysJob } from './features/oidc/purge-journeys.job.ts';
import { purgeEventsJob } from './features/payment-events/purge-events.job.ts';
import { eraseDeletedPersonalSymbolsJob } from './features/personal-symbols/erase-deleted-personal-symbols.job.ts';
import { sweepPicturesJob } from './features/profile/pictures/sweep-pictures.job.ts';
import { expireRewardsJob } from './features/referrals/rewards/expire-rewards.job.ts';
import { forgetDevicesJob } from './features/sessions/forget-devices.job.ts';
import { expireIdempotencyKeysJob } from './platform/idempotency/expire-idempotency-keys.job.ts';
import type { ScheduledJob } from './platform/jobs/job.ts';
import { purgeMailsJob } from './platform/mail/purge-mails.job.ts';

/** Everything that runs on a schedule, listed by hand. */
export function scheduledJobs(context: AppContext): ScheduledJob[] {
  return [
    backUpDailyJob(context),
    purgeSessionsJob(context),
    purgeSignInsJob(context),
    purgeJourneysJob(context),
    forgetDevicesJob(context),
    purgeAttemptsJob(context),
    purgeLinksJob(context),
    eraseDeletedDreamsJob(context),
    eraseDeletedPersonalSymbolsJob(context),
    expireIdempotencyKeysJob(context),
    resumeImportsJob(context),
    resumeRemarksJob(context),
    forgetImportsJob(context),
    purgeMailsJob(context),
    sweepPicturesJob(context),
    eraseClosedAccountsJob(context),
    expireUnlimitedAccessJob(context),
    ...membershipsJobs(context),
    expireRewardsJob(context),
    matureCommissionsJob(context),
    purgeEventsJob(context),
    checkNightlyJob(context),
    ...appointAdministratorJob(context),
  ];
}
