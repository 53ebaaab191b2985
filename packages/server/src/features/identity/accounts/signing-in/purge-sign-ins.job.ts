import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { purgeChallenges } from '../../factors/passkeys/challenge.ts';
import { createSignInTicketsQueries } from './sign-in-tickets.queries.ts';

/** Sign-ins that were begun and never finished open nothing any more; this only keeps the tables small. */
export function purgeSignInsJob(context: AppContext): ScheduledJob {
  return {
    name: 'purge-sign-ins',
    cron: '23 * * * *',
    run: async () => {
      await createSignInTicketsQueries(context.db).purge(context.clock.now());
      await purgeChallenges(context);
    },
  };
}
