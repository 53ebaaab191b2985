import type { AppContext } from './context.ts';
import { expireUnlimitedAccessJob } from './features/admin/admin-users/access/expire-unlimited-access.job.ts';
import { appointAdministratorJob } from './features/admin/admin-users/roles/appoint-administrator.job.ts';
import { checkNightlyJob } from './features/admin/invariants/check-nightly.job.ts';
import { expireSystemReportsJob } from './features/admin/system-reports/expire-system-reports.job.ts';
import type { ScheduledJob } from './platform/jobs/job.ts';

/** What is looked after for administrators by the clock: rights that end, rules that must hold, reports that expire. */
export function adminJobs(context: AppContext): ScheduledJob[] {
  return [
    expireUnlimitedAccessJob(context),
    checkNightlyJob(context),
    expireSystemReportsJob(context),
    ...appointAdministratorJob(context),
  ];
}
