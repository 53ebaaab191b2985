import type { AppContext } from '#server/context.ts';
import { createDreamQueries } from './dreams.queries.ts';
import { restoreWindowMs } from './restore-dream.ts';

/** Rows per statement, so that none holds locks for long. */
const batchSize = 500;

/** Erases for good what was deleted longer ago than it can be restored. Returns how many dreams there were. */
export async function eraseDeletedDreams({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<number> {
  const until = new Date(clock.now().getTime() - restoreWindowMs);
  const queries = createDreamQueries(db);
  let total = 0;
  for (;;) {
    const erased = await queries.eraseDeletedDreams(until, batchSize);
    total += erased;
    if (erased < batchSize) return total;
  }
}
