import type { ImportView } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createEntryQueries } from './entries.queries.ts';
import { createImportQueries } from './imports.queries.ts';
import { type OfMember, showImport } from './show-import.ts';
import type { ImportRunner } from './work/import-runner.ts';
import { batchSize } from './work/run-import.ts';

/**
 * Gives an import up: one that was only looked at is forgotten, of one that runs is taken back what it wrote.
 * Throws `imports.not_found`, and `imports.wrong_state` for one that is finished.
 */
export async function cancelImport(
  context: AppContext,
  runner: ImportRunner,
  { member, id }: OfMember,
): Promise<ImportView> {
  const key = { userId: member.id, id };
  const written = await inTransaction(context.db, async (tx) => {
    const queries = createImportQueries(tx);
    const row = await queries.lock(key);
    assertThat(row && row.state !== 'reading', 'imports.not_found');
    assertThat(row.state === 'ready' || row.state === 'running', 'imports.wrong_state');
    if (row.state === 'running') {
      await queries.change(key, ['running'], { state: 'cancelling', keepsChanged: true });
      return row.written;
    }
    await createEntryQueries(tx).dropRest(key);
    await queries.change(key, ['ready'], { state: 'cancelled', finishedAt: context.clock.now() });
    return null;
  });
  // A run that is at work notices by itself; this one takes over where there is none.
  const work = written === null ? undefined : runner.run(key);
  if (written !== null && written <= batchSize) await work;
  return showImport(context, { member, id });
}
