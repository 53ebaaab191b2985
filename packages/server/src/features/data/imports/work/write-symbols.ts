import { limits } from '@chitta/contract';
import type { Transaction } from '#server/db/client.ts';
import type { ImportRow } from '#server/db/tables/data/imports.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { queueRemark } from '#server/features/journal/dreams/remarks/queue-remark.ts';
import { lockPersonalSymbols } from '#server/features/symbols/personal-symbols/lock-personal-symbols.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import type { SymbolDraft } from '../drafts/derive-symbol.ts';
import { createEntryQueries, type WorkEntry } from '../entries.queries.ts';
import { createImportQueries } from '../imports.queries.ts';
import { createSymbolNameQueries } from '../symbol-names.queries.ts';
import { deriveDrafts } from '../thread/derive-drafts.ts';
import { holdImport, type ImportRun } from './import-run.ts';

/** Writes symbols of the member's own, as `writeDreams` does with dreams, and marks them in the journal as it is. */
export async function writeSymbols(
  run: ImportRun,
  { choices }: ImportRow,
  entries: readonly WorkEntry[],
): Promise<boolean> {
  const { context, key } = run;
  const sources = entries.map(({ json }) => json);
  const derived = await deriveDrafts({ kind: 'symbol', sources, choices, now: context.clock.now() });
  const drafts = entries.map((entry, index) => ({ entry, draft: derived[index] as SymbolDraft }));
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

/** Another symbol may have taken the name, or the last place, since the member looked. */
async function writeSymbol(
  tx: Transaction,
  { key }: ImportRun,
  { entry, draft }: { readonly entry: WorkEntry; readonly draft: SymbolDraft },
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
