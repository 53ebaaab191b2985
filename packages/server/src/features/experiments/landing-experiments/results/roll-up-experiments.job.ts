import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { forgetSalts } from '../visits/address-hash.ts';
import { createRollUpQueries } from './roll-up.queries.ts';
import { lookedAfterMs, rollUp } from './roll-up.ts';

/** How long anything of single visits is kept after the end of their phase. */
const visitsMs = 660 * 24 * 60 * 60_000;

/** Rolls up what experiments came to, and forgets what is no longer needed for it. */
export function rollUpExperimentsJob({ db, clock }: AppContext): ScheduledJob {
  return {
    name: 'roll-up-experiments',
    cron: '7 * * * *',
    isRunAtStart: true,
    async run() {
      const now = clock.now().getTime();
      await forgetSalts({ db, clock });
      await rollUp({ db, clock });
      await createRollUpQueries(db).purge(new Date(now - lookedAfterMs), new Date(now - visitsMs));
    },
  };
}
