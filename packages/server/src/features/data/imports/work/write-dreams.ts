import type { Transaction } from '#server/db/client.ts';
import type { ImportRow } from '#server/db/tables/data/imports.ts';
import { inJournal } from '#server/features/journal/dreams/journal/in-journal.ts';
import { insertDream } from '#server/features/journal/dreams/journal/insert-dream.ts';
import { restoreReadings } from '#server/features/journal/dreams/readings/restore-readings.ts';
import type { SymbolSource } from '#server/features/symbols/dictionary/open-symbols.ts';
import type { DreamDraft } from '../drafts/derived-dream.ts';
import { createEntryQueries, type WorkEntry } from '../entries.queries.ts';
import { createImportQueries } from '../imports.queries.ts';
import { deriveDrafts } from '../thread/derive-drafts.ts';
import { holdImport, type ImportRun } from './import-run.ts';
import { type PreparedDream, prepareDream } from './prepare-dream.ts';
import { type NewNumbers, referencesOf } from './references.ts';
import { createRestoredFollowUpQueries } from './restored-follow-ups.queries.ts';

export interface WriteBatch {
  readonly row: ImportRow;
  readonly entries: readonly WorkEntry[];
  readonly source: SymbolSource;
}

/**
 * Writes a batch of dreams and notes it in the same transaction, so that a dream is in the journal exactly when its
 * entry says so. Returns false, with nothing written, where the import is no longer this run's.
 */
export async function writeDreams(run: ImportRun, { row, entries, source }: WriteBatch): Promise<boolean> {
  const { context, key } = run;
  // With the choices and the time with which they were examined: so they can be read.
  const { choices, createdAt: now } = row;
  const sources = entries.map(({ json }) => json);
  const drafts = await deriveDrafts({ kind: 'dream', sources, choices, now });
  const numbers = await findNumbers(run, drafts);
  const prepared: PreparedDream[] = [];
  for (const [index, entry] of entries.entries()) {
    prepared.push(await prepareDream(context, entry, drafts[index] as DreamDraft, { row, source, numbers }));
  }
  return inJournal(context, key.userId, async (tx) => {
    if ((await holdImport(tx, run, 'running')) === undefined) return false;
    for (const dream of prepared) await writeDream(tx, run, dream);
    await createImportQueries(tx).addWritten(key, prepared.length);
    return true;
  });
}

async function writeDream(tx: Transaction, { context, key }: ImportRun, dream: PreparedDream): Promise<void> {
  const { values, createdAt, followUp, earlierReadings, position } = dream;
  const updatedAt = dream.updatedAt ?? context.clock.now();
  const { id } = await insertDream(tx, values, { createdAt, updatedAt });
  await restoreReadings(tx, { userId: key.userId, dreamId: id }, earlierReadings);
  if (followUp) await createRestoredFollowUpQueries(tx).insert(key.userId, id, followUp);
  await createEntryQueries(tx).setState(key, position, {
    state: 'written',
    source: null,
    rowUpdatedAt: updatedAt,
  });
}

async function findNumbers({ context, key }: ImportRun, drafts: readonly DreamDraft[]): Promise<NewNumbers> {
  const references = drafts.flatMap(({ exported }) => (exported ? [referencesOf(exported)] : []));
  const queries = createEntryQueries(context.db);
  const [dreams, symbols] = await Promise.all([
    queries.findRows(
      key,
      'dream',
      references.flatMap((found) => found.dreams),
    ),
    queries.findRows(
      key,
      'symbol',
      references.flatMap((found) => found.symbols),
    ),
  ]);
  return { dreams, symbols };
}
