import type { AppContext } from '#server/context.ts';
import { createPersonalSymbolQueries } from './personal-symbols.queries.ts';
import { restoreWindowMs } from './restore-personal-symbol.ts';

/** Rows per statement, so that none holds locks for long. */
const batchSize = 500;

/** Erases for good what was deleted longer ago than it can be restored. Returns how many symbols there were. */
export async function eraseDeletedPersonalSymbols({
  db,
  clock,
}: Pick<AppContext, 'db' | 'clock'>): Promise<number> {
  const until = new Date(clock.now().getTime() - restoreWindowMs);
  const queries = createPersonalSymbolQueries(db);
  let total = 0;
  for (;;) {
    const erased = await queries.eraseDeleted(until, batchSize);
    total += erased;
    if (erased < batchSize) return total;
  }
}
