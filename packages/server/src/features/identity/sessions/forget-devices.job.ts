import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { createSessionsQueries } from './sessions.queries.ts';

/** As long as a browser keeps the cookie that it is known by. */
const keptMs = 400 * 24 * 60 * 60_000;

/** Devices that were not signed in with for so long that they are new ones by now. */
export function forgetDevicesJob({ db, clock }: AppContext): ScheduledJob {
  return {
    name: 'forget-devices',
    cron: '37 4 * * *',
    run: () => createSessionsQueries(db).purgeDevices(new Date(clock.now().getTime() - keptMs)),
  };
}
