import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { createReferralsQueries } from '../referrals.queries.ts';
import { updateReferral } from './update-referral.ts';

const batchSize = 100;

/** Lets months go that nobody used in time. */
export function expireRewardsJob(context: AppContext): ScheduledJob {
  return { name: 'expire-rewards', cron: '23 * * * *', run: () => expireRewards(context) };
}

async function expireRewards(context: AppContext): Promise<void> {
  const { db, clock } = context;
  for (;;) {
    const now = clock.now();
    const due = await createReferralsQueries(db).listExpired(now, batchSize);
    for (const id of due) await inTransaction(db, (tx) => updateReferral(context, tx, id, now));
    if (due.length < batchSize) return;
  }
}
