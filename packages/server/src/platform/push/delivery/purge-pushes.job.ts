import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '../../jobs/job.ts';
import { createDeliveriesQueries } from './deliveries.queries.ts';

const keptMs = 30 * 24 * 60 * 60_000;

/** What became of a push is kept for thirty days, so that nothing is told twice; its words only until it expires. */
export function purgePushesJob({ db, clock }: AppContext): ScheduledJob {
  return {
    name: 'purge-pushes',
    cron: '29 4 * * *',
    run: async () => {
      const queries = createDeliveriesQueries(db);
      await queries.forgetTexts(clock.now());
      await queries.deleteBefore(new Date(clock.now().getTime() - keptMs));
    },
  };
}
