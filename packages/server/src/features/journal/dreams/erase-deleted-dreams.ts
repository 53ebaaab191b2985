import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { forgetRecordingFiles } from '../voice-recordings/forget-recording-files.ts';
import { listRecordingNames } from '../voice-recordings/list-recording-files.ts';
import { createDreamQueries } from './dreams.queries.ts';
import { restoreWindowMs } from './restore-dream.ts';

/** Rows per transaction, so that none holds locks for long. */
const batchSize = 500;

/**
 * Erases for good what was deleted longer ago than it can be restored. Returns how many dreams there were. Files go
 * last: where that fails, no row names them any more and they are swept.
 */
export async function eraseDeletedDreams(
  context: Pick<AppContext, 'db' | 'clock' | 'files' | 'log'>,
): Promise<number> {
  const until = new Date(context.clock.now().getTime() - restoreWindowMs);
  let total = 0;
  for (;;) {
    const { erased, names } = await inTransaction(context.db, async (tx) => {
      const queries = createDreamQueries(tx);
      const due = await queries.lockDueDreams(until, batchSize);
      const names = await listRecordingNames(tx, due);
      await queries.eraseDreams(due);
      return { erased: due.length, names };
    });
    await forgetRecordingFiles(context, names);
    total += erased;
    if (erased < batchSize) return total;
  }
}
