import type { Transaction } from '#server/db/client.ts';
import type { ImportRow } from '#server/db/tables/data/imports.ts';
import { inJournal } from '#server/features/journal/dreams/journal/in-journal.ts';
import { takeOutDream } from '#server/features/journal/dreams/journal/take-out-dream.ts';
import { queueRemark } from '#server/features/journal/dreams/remarks/queue-remark.ts';
import { personalSymbolId } from '#server/features/symbols/dictionary/personal-symbol-id.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { createConsultationEntryQueries } from '../consultation-entries.queries.ts';
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
    const taken = entries.filter(({ position }) => !kept.has(position));
    for (const { position } of entries) {
      if (kept.has(position)) await createEntryQueries(tx).setState(key, position, { state: 'left' });
    }
    for (const entry of taken) {
      await takeOut[entry.kind](tx, run, entry);
      await createEntryQueries(tx).setState(key, entry.position, { state: 'taken_back' });
    }
    symbols.push(...taken.flatMap(({ kind, rowId }) => (kind === 'symbol' ? (rowId ?? []) : [])));
    await createImportQueries(tx).addWritten(key, -taken.length);
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
  const consultations = await createConsultationEntryQueries(tx).listChanged(row, {
    positions,
    most: positions.length,
  });
  return new Set([...[...dreams, ...consultations].map(({ position }) => position), ...symbols]);
}

type TakeOut = (tx: Transaction, run: ImportRun, entry: ShownEntry) => Promise<void>;

const takeOut: Readonly<Record<ShownEntry['kind'], TakeOut>> = {
  async dream(tx, { context, key }, { rowId }) {
    invariant(rowId, 'a written entry has its number');
    await takeOutDream(tx, { userId: key.userId, id: rowId, deletedAt: context.clock.now() });
  },
  async symbol(tx, { context, key }, { rowId }) {
    invariant(rowId, 'a written entry has its number');
    await createSymbolNameQueries(tx).takeOut(key.userId, rowId, context.clock.now());
  },
  async consultation(tx, { key }, { rowName }) {
    invariant(rowName, 'a written entry has its name');
    await createConsultationEntryQueries(tx).takeOut(key.userId, rowName);
  },
};
