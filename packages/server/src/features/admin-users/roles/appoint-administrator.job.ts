import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { appointAdministrator } from './appoint-administrator.ts';

/** Sees that the address of `ADMIN_EMAIL` was proven, by whichever way; no job where none is set. */
export function appointAdministratorJob(context: AppContext): ScheduledJob[] {
  if (context.config.adminEmail === null) return [];
  const run = async () => {
    if (await appointAdministrator(context)) context.log.info('the member of ADMIN_EMAIL is administrator');
  };
  return [{ name: 'appoint-administrator', cron: '* * * * *', run }];
}
