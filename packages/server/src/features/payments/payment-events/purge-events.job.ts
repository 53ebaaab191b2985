import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { createPaymentEventsQueries } from './payment-events.queries.ts';

/** Longer than any provider sends the same event again. */
const keepMs = 90 * 24 * 60 * 60_000;

/** Forgets events that were handled long ago. What could not be handled stays. */
export function purgeEventsJob({ db, clock, log }: AppContext): ScheduledJob {
  return {
    name: 'purge-payment-events',
    cron: '23 4 * * *',
    async run() {
      const before = new Date(clock.now().getTime() - keepMs);
      const purged = await createPaymentEventsQueries(db).purge(before);
      if (purged > 0) log.info({ purged }, 'old payment events forgotten');
    },
  };
}
