import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { lockAffiliate } from '../standing/standing.queries.ts';
import { createLedgerQueries, ripeRowsOf } from './ledger.queries.ts';
import { writeEarned } from './write-earned.ts';

/** Approves commissions that have waited for refunds long enough. */
export function matureCommissionsJob(
  context: Pick<AppContext, 'db' | 'clock' | 'config' | 'log'>,
): ScheduledJob {
  const { db, clock, log } = context;
  return {
    name: 'mature-commissions',
    cron: '27 * * * *',
    run: async () => {
      const now = clock.now();
      let approved = 0;
      for (const userId of await createLedgerQueries(db).listRipe(now)) {
        approved += await inTransaction(db, async (tx) => {
          await lockAffiliate(tx, userId);
          const moved = await createLedgerQueries(tx).move(ripeRowsOf(userId, now), { state: 'approved' });
          await writeEarned(context, tx, userId);
          return moved;
        });
      }
      if (approved > 0) log.info({ approved }, 'commissions were approved');
    },
  };
}
