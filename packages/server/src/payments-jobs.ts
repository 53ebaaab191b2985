import type { AppContext } from './context.ts';
import { matureCommissionsJob } from './features/payments/affiliates/ledger/mature-commissions.job.ts';
import { membershipsJobs } from './features/payments/memberships/memberships.jobs.ts';
import { purgeEventsJob } from './features/payments/payment-events/purge-events.job.ts';
import { expireRewardsJob } from './features/payments/referrals/rewards/expire-rewards.job.ts';
import type { ScheduledJob } from './platform/jobs/job.ts';

/** What keeps memberships, rewards and commissions right by the clock. */
export function paymentsJobs(context: AppContext): ScheduledJob[] {
  return [
    ...membershipsJobs(context),
    expireRewardsJob(context),
    matureCommissionsJob(context),
    purgeEventsJob(context),
  ];
}
