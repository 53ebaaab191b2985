import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { createEntitlementQueries } from './entitlement.queries.ts';
import { writeEntitlement } from './write-entitlement.ts';

const atOnce = 500;

/**
 * Writes down that premium has ended. Every request looks at its end by itself; this keeps lists and counts right, and
 * lets months that come later begin.
 */
export function endPremiumJob({
  db,
  clock,
  payments,
}: Pick<AppContext, 'db' | 'clock' | 'payments'>): ScheduledJob {
  const provider = payments?.kind ?? null;
  return {
    name: 'end-premium',
    cron: '*/15 * * * *',
    async run() {
      const now = clock.now();
      for (const userId of await createEntitlementQueries(db).listEnded(now, atOnce))
        await inTransaction(db, (tx) => writeEntitlement(tx, { userId, now, provider }));
    },
  };
}
