import { adminJobs } from './admin-jobs.ts';
import type { AppContext } from './context.ts';
import { backUpDailyJob } from './features/data/backups/back-up-daily.job.ts';
import { forgetImportsJob } from './features/data/imports/forget-imports.job.ts';
import { resumeImportsJob } from './features/data/imports/resume-imports.job.ts';
import { rollUpExperimentsJob } from './features/experiments/landing-experiments/results/roll-up-experiments.job.ts';
import { eraseClosedAccountsJob } from './features/identity/account-deletion/erase-closed-accounts.job.ts';
import { purgeAttemptsJob } from './features/identity/accounts/purge-attempts.job.ts';
import { purgeSessionsJob } from './features/identity/accounts/purge-sessions.job.ts';
import { purgeSignInsJob } from './features/identity/accounts/signing-in/purge-sign-ins.job.ts';
import { purgeLinksJob } from './features/identity/email-verification/purge-links.job.ts';
import { purgeAuthorizationsJob } from './features/identity/oidc/purge-authorizations.job.ts';
import { forgetDevicesJob } from './features/identity/sessions/forget-devices.job.ts';
import { recountOutdatedJob } from './features/insights/dream-analytics/recount-outdated.job.ts';
import { findThemesJob } from './features/insights/dream-themes/finding/find-themes.job.ts';
import { eraseDeletedDreamsJob } from './features/journal/dreams/erase-deleted-dreams.job.ts';
import { eraseDeletedPersonalSymbolsJob } from './features/symbols/personal-symbols/erase-deleted-personal-symbols.job.ts';
import { messageJobs } from './message-jobs.ts';
import { paymentsJobs } from './payments-jobs.ts';
import { expireIdempotencyKeysJob } from './platform/idempotency/expire-idempotency-keys.job.ts';
import type { ScheduledJob } from './platform/jobs/job.ts';
import { sweepJobs } from './sweep-jobs.ts';

/** Everything that runs on a schedule, listed by hand. */
export function scheduledJobs(context: AppContext): ScheduledJob[] {
  return [
    backUpDailyJob(context),
    purgeSessionsJob(context),
    purgeSignInsJob(context),
    purgeAuthorizationsJob(context),
    forgetDevicesJob(context),
    purgeAttemptsJob(context),
    purgeLinksJob(context),
    eraseDeletedDreamsJob(context),
    findThemesJob(context),
    eraseDeletedPersonalSymbolsJob(context),
    recountOutdatedJob(context),
    expireIdempotencyKeysJob(context),
    resumeImportsJob(context),
    forgetImportsJob(context),
    ...messageJobs(context),
    ...sweepJobs(context),
    eraseClosedAccountsJob(context),
    ...paymentsJobs(context),
    rollUpExperimentsJob(context),
    ...adminJobs(context),
  ];
}

/** Names of jobs that there were once: databases that know them forget them. */
export const retiredJobs: readonly string[] = ['resume-remarks'];
