import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { appointAdministrator } from './appoint-administrator.ts';

/** Sees that the owner of `ADMIN_EMAIL` has shown who they are, by whichever way; no job where no address is set. */
export function appointAdministratorJob(context: AppContext): ScheduledJob[] {
  const { config, log } = context;
  if (config.adminEmail === null) return [];
  let isHintGiven = false;
  const run = async () => {
    const appointment = await appointAdministrator(context);
    if (appointment === 'appointed') log.info('the member of ADMIN_EMAIL is administrator');
    if (appointment !== 'unproven' || isHintGiven) return;
    isHintGiven = true;
    log.warn(
      'ADMIN_EMAIL has an account that is no administrator: set its password by "Forgot your password?", or run "npm run chitta -- admin grant"',
    );
  };
  return [{ name: 'appoint-administrator', cron: '* * * * *', run }];
}
