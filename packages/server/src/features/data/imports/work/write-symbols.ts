import { limits } from '@chitta/contract';
import type { Transaction } from '#server/db/client.ts';
import type { ImportEntryRow } from '#server/db/tables/data/import-entries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { queueRemark } from '#server/features/journal/dreams/remarks/queue-remark.ts';
import { lockPersonalSymbols } from '#server/features/symbols/personal-symbols/lock-personal-symbols.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { deriveSymbol, type SymbolDraft } from '../drafts/derive-symbol.ts';
import { createEntryQueries } from '../entries.queries.ts';
import type { EntrySource } from '../formats/found-entry.ts';
import { createImportQueries } from '../imports.queries.ts';
import { createSymbolNameQueries } from '../symbol-names.queries.ts';
import { holdImport, type ImportRun } from './import-run.ts';

/** Writes symbols of the member's own, as `writeDreams` does with dreams, and marks them in the journal as it is. */
export async function writeSymbols(run: ImportRun, entries: readonly ImportEntryRow[]): Promise<boolean> {
  const { context, key } = run;
  const drafts = entries.map((entry) => ({ entry, draft: draftOf(entry, context.clock.now()) }));
  const written = await inTransaction(context.db, async (tx) => {
    await lockPersonalSymbols(tx, key.userId);
    if ((await holdImport(tx, run, 'running')) === undefined) return null;
    const added: SymbolDraft[] = [];
    for (const { entry, draft } of drafts) {
      if (await writeSymbol(tx, run, { entry, draft })) added.push(draft);
    }
    await createImportQueries(tx).addWritten(key, added.length);
    const words = added.flatMap(({ name, variations }) => [name, ...variations]);
    if (words.length > 0) await queueRemark(tx, context, { userId: key.userId, words, symbolIds: [] });
    return added;
  });
  if (written !== null && written.length > 0) context.remarkNotifier.notify();
  return written !== null;
}

function draftOf({ source }: ImportEntryRow, now: Date): SymbolDraft {
  const draft = deriveSymbol(source as EntrySource, now);
  invariant(draft, 'an entry that was chosen can be read');
  return draft;
}

/** Another symbol may have taken the name, or the last place, since the member looked. */
async function writeSymbol(
  tx: Transaction,
  { key }: ImportRun,
  { entry, draft }: { readonly entry: ImportEntryRow; readonly draft: SymbolDraft },
): Promise<boolean> {
  const symbols = createSymbolNameQueries(tx);
  const entries = createEntryQueries(tx);
  if ((await symbols.count(key.userId)) >= limits.personalSymbol.perMember) {
    await entries.setState(key, entry.position, { state: 'found', problem: 'no_room' });
    return false;
  }
  invariant(entry.rowId, 'a chosen entry has its number');
  const isAdded = await symbols.insert({ ...draft, userId: key.userId, id: entry.rowId });
  await entries.setState(
    key,
    entry.position,
    isAdded
      ? { state: 'written', source: null, rowUpdatedAt: draft.updatedAt }
      : { state: 'found', duplicate: 'journal' },
  );
  return isAdded;
}
