import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { applyFreeMonths } from './apply-free-months.ts';
import { createFreeMonthsQueries } from './free-months.queries.ts';

/** Time in which whoever gave the months tells the provider too. */
const patienceMs = 5 * 60_000;
const atOnce = 200;

/** Tells the provider of months whose giving was cut off. One that it refuses does not hold up the others. */
export function applyFreeMonthsJob(context: AppContext): ScheduledJob {
  const { db, clock, log, payments } = context;
  return {
    name: 'apply-free-months',
    cron: '*/10 * * * *',
    async run() {
      if (payments === null) return;
      const before = new Date(clock.now().getTime() - patienceMs);
      for (const row of await createFreeMonthsQueries(db).listUnapplied(payments.kind, before, atOnce)) {
        try {
          await applyFreeMonths(context, row);
        } catch (error) {
          log.error({ err: error, freeMonths: row.id }, 'free months could not be applied; they wait');
        }
      }
    },
  };
}
