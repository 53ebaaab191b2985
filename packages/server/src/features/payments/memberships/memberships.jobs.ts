import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { endExtraSubscriptionsJob } from './ending/end-extra-subscriptions.job.ts';
import { endMembershipsOfClosedJob } from './ending/end-memberships-of-closed.job.ts';
import { endPaidBackMembershipsJob } from './ending/end-paid-back-memberships.job.ts';
import { endPremiumJob } from './entitlement/end-premium.job.ts';
import { applyFreeMonthsJob } from './free-months/apply-waiting.job.ts';
import { resyncMembershipsJob } from './sync/resync-memberships.job.ts';

/** What keeps memberships right when nobody asks. */
export function membershipsJobs(context: AppContext): ScheduledJob[] {
  return [
    applyFreeMonthsJob(context),
    endPremiumJob(context),
    endMembershipsOfClosedJob(context),
    endExtraSubscriptionsJob(context),
    endPaidBackMembershipsJob(context),
    resyncMembershipsJob(context),
  ];
}
