import type { ImportView, UndoImportRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { undoWindowMs } from './imports.presenter.ts';
import { createImportQueries } from './imports.queries.ts';
import { type OfMember, showImport } from './show-import.ts';
import type { ImportRunner } from './work/import-runner.ts';
import { batchSize } from './work/run-import.ts';

/**
 * Takes everything that a finished import wrote out of the journal again. Throws `imports.not_found`, and
 * `imports.wrong_state` for one that is not finished, undone already, or too long ago.
 */
export async function undoImport(
  context: AppContext,
  runner: ImportRunner,
  { member, id, changed }: OfMember & UndoImportRequest,
): Promise<ImportView> {
  const key = { userId: member.id, id };
  const written = await inTransaction(context.db, async (tx) => {
    const queries = createImportQueries(tx);
    const row = await queries.lock(key);
    assertThat(row && row.state !== 'reading', 'imports.not_found');
    const since = new Date(context.clock.now().getTime() - undoWindowMs);
    const isUndoable = row.state === 'done' && row.finishedAt !== null && row.finishedAt > since;
    assertThat(isUndoable, 'imports.wrong_state');
    await queries.change(key, ['done'], { state: 'undoing', keepsChanged: changed === 'keep' });
    return row.written;
  });
  const work = runner.run(key);
  if (written <= batchSize) await work;
  return showImport(context, { member, id });
}
