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
 * Begins to take an import over. The work goes on beside the request; only what one batch holds is done before the
 * answer. Beginning it again changes nothing. Throws `imports.not_found` and `imports.wrong_state`.
 */
export async function startImport(
  context: AppContext,
  runner: ImportRunner,
  { member, id }: OfMember,
): Promise<ImportView> {
  const key = { userId: member.id, id };
  const chosen = await inTransaction(context.db, async (tx) => {
    const queries = createImportQueries(tx);
    const row = await queries.lock(key);
    assertThat(row, 'imports.not_found');
    if (row.state === 'running' || row.state === 'done') return null;
    assertThat(row.state === 'ready', 'imports.wrong_state');
    const entries = createEntryQueries(tx);
    const withDuplicates = !row.choices.leavesOutDuplicates;
    const count = await entries.choose(key, { withDuplicates });
    const pivotAt = await entries.newestDreamAt(member.id);
    await queries.change(key, ['ready'], { state: 'running', pivotAt });
    return count;
  });
  const work = chosen === null ? undefined : runner.run(key);
  if (chosen !== null && chosen <= batchSize) await work;
  return showImport(context, { member, id });
}
