import type { Transaction } from '#server/db/client.ts';
import type { ImportRow } from '#server/db/tables/data/imports.ts';
import { inJournal } from '#server/features/journal/dreams/journal/in-journal.ts';
import { takeOutDream } from '#server/features/journal/dreams/journal/take-out-dream.ts';
import { queueRemark } from '#server/features/journal/dreams/remarks/queue-remark.ts';
import { personalSymbolId } from '#server/features/symbols/dictionary/personal-symbol-id.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { createEntryQueries, type ShownEntry } from '../entries.queries.ts';
import { createImportQueries } from '../imports.queries.ts';
import { createSymbolNameQueries } from '../symbol-names.queries.ts';
import { holdImport, type ImportRun } from './import-run.ts';

/**
 * Takes a batch of what an import wrote out of the journal again. What was changed since stays, unless the member wants
 * it gone too. Returns false, with nothing taken, where the import is no longer this run's.
 */
export async function takeBack(
  run: ImportRun,
  row: ImportRow,
  entries: readonly ShownEntry[],
): Promise<boolean> {
  const { context, key } = run;
  const symbols: number[] = [];
  const isDone = await inJournal(context, key.userId, async (tx) => {
    if ((await holdImport(tx, run, row.state)) === undefined) return false;
    const kept = row.keepsChanged ? await findChanged(tx, { row, entries }) : new Set<number>();
    let taken = 0;
    for (const entry of entries) {
      if (kept.has(entry.position)) {
        await createEntryQueries(tx).setState(key, entry.position, { state: 'left' });
        continue;
      }
      if (entry.kind === 'symbol') symbols.push(await takeOutSymbol(tx, run, entry));
      else await takeOutEntry(tx, run, entry);
      taken += 1;
    }
    await createImportQueries(tx).addWritten(key, -taken);
    // Marks that a symbol has left in dreams of the journal go with it.
    const symbolIds = symbols.map(personalSymbolId);
    if (symbolIds.length > 0) await queueRemark(tx, context, { userId: key.userId, words: [], symbolIds });
    return true;
  });
  if (symbols.length > 0) context.remarkNotifier.notify();
  return isDone;
}

async function findChanged(
  tx: Transaction,
  { row, entries }: { readonly row: ImportRow; readonly entries: readonly ShownEntry[] },
): Promise<ReadonlySet<number>> {
  const queries = createEntryQueries(tx);
  const positions = entries.map(({ position }) => position);
  const dreams = await queries.listChanged(row, { since: row.createdAt, positions, most: positions.length });
  const symbols = await queries.listTouchedSymbols(row);
  return new Set([...dreams.map(({ position }) => position), ...symbols]);
}

async function takeOutEntry(tx: Transaction, { context, key }: ImportRun, entry: ShownEntry) {
  invariant(entry.rowId, 'a written entry has its number');
  await takeOutDream(tx, { userId: key.userId, id: entry.rowId, deletedAt: context.clock.now() });
  await createEntryQueries(tx).setState(key, entry.position, { state: 'taken_back' });
}

async function takeOutSymbol(tx: Transaction, { context, key }: ImportRun, entry: ShownEntry) {
  invariant(entry.rowId, 'a written entry has its number');
  await createSymbolNameQueries(tx).takeOut(key.userId, entry.rowId, context.clock.now());
  await createEntryQueries(tx).setState(key, entry.position, { state: 'taken_back' });
  return entry.rowId;
}
