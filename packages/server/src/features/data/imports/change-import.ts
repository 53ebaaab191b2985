import { isDeepStrictEqual } from 'node:util';
import type { ChangeImportRequest, ImportView } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { ImportRow, StoredChoices } from '#server/db/tables/data/imports.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import { createEntryQueries, type ExaminedEntry } from './entries.queries.ts';
import { examineEntries } from './examine-entries.ts';
import { createImportQueries, type OfImport } from './imports.queries.ts';
import { readOne } from './read-one.ts';
import { refuseUpload } from './refuse-upload.ts';
import { type OfMember, showImport } from './show-import.ts';
import { type ImportThread, withImportThread } from './thread/import-thread.ts';

/** Entries that tell the order of dates. */
const sampleSize = 200;

/**
 * Changes how a file is read and looks at every entry again. What was found out is kept with the choices that it was found
 * out with, in one transaction: until then the import is as it was. Throws `imports.not_found`, `imports.wrong_state` once
 * it has begun or where it was changed meanwhile, `requests.invalid` for columns that the table does not have, and
 * `imports.too_much` where looking again takes more than one import may have.
 */
export async function changeImport(
  context: AppContext,
  { member, id, changes }: OfMember & { readonly changes: ChangeImportRequest },
): Promise<ImportView> {
  const key = { userId: member.id, id };
  const isAsFound = [changes.columns, changes.dateOrder, changes.fallbackDay].every(
    (change) => change === undefined,
  );
  if (isAsFound) await inTransaction(context.db, (tx) => changeChoices(tx, key, changes));
  else await readOne(member.id, () => examineAgain(context, key, changes));
  return showImport(context, { member, id });
}

/** What changes nothing about the entries. */
async function changeChoices(tx: Transaction, key: OfImport, changes: ChangeImportRequest): Promise<void> {
  const queries = createImportQueries(tx);
  const row = assertReady(await queries.lock(key));
  await queries.change(key, ['ready'], { choices: changedChoices(row, changes) });
}

async function examineAgain(context: AppContext, key: OfImport, changes: ChangeImportRequest): Promise<void> {
  const before = assertReady(await createImportQueries(context.db).find(key));
  const choices = changedChoices(before, changes);
  try {
    const examined = await withImportThread(before.fileNames[0] ?? '', async (thread) => {
      const asked =
        changes.columns && !changes.dateOrder ? await withOrder(context, thread, key, choices) : choices;
      const entries = await examineEntries(context, thread, {
        key,
        choices: asked,
        readAt: before.createdAt,
      });
      return { choices: asked, entries };
    });
    await inTransaction(context.db, (tx) => keepExamined(tx, { before, changes, ...examined }));
  } catch (error) {
    refuseUpload(error);
  }
}

interface ExaminedImport {
  readonly before: ImportRow;
  readonly changes: ChangeImportRequest;
  readonly choices: StoredChoices;
  readonly entries: readonly ExaminedEntry[];
}

async function keepExamined(
  tx: Transaction,
  { before, changes, choices, entries }: ExaminedImport,
): Promise<void> {
  const queries = createImportQueries(tx);
  const row = assertReady(await queries.lock(before));
  // Another node has had a change of its own meanwhile: what was found out here is not of that.
  assertThat(isDeepStrictEqual(readingChoices(row), readingChoices(before)), 'imports.wrong_state');
  const { leavesOutDuplicates = row.choices.leavesOutDuplicates } = changes;
  await createEntryQueries(tx).keepFacts(before, entries);
  await queries.change(before, ['ready'], { choices: { ...choices, leavesOutDuplicates } });
}

/** Those that decide what is found. */
function readingChoices({ choices }: ImportRow): object {
  return { ...choices, leavesOutDuplicates: null };
}

/** Throws `imports.not_found`, also for one that is still being read, and `imports.wrong_state` once it has begun. */
function assertReady(row: ImportRow | undefined): ImportRow {
  assertThat(row && row.state !== 'reading', 'imports.not_found');
  assertThat(row.state === 'ready', 'imports.wrong_state');
  return row;
}

function changedChoices(row: ImportRow, { columns, ...changes }: ChangeImportRequest): StoredChoices {
  const { choices } = row;
  const asked = {
    ...choices,
    ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
    ...(changes.dateOrder && { isDateOrderCertain: true }),
  };
  if (columns === undefined) return asked;
  const known = choices.columns ?? [];
  const roles = columns.filter((role) => role !== null);
  const isPossible = columns.length === known.length && new Set(roles).size === roles.length;
  if (!isPossible) {
    throw new AppError('requests.invalid', { details: [{ path: 'columns', message: 'Invalid input' }] });
  }
  return { ...asked, columns: known.map((column, index) => ({ ...column, role: columns[index] ?? null })) };
}

/** Another column may write its dates in another order. */
async function withOrder(
  { db }: Pick<AppContext, 'db'>,
  thread: ImportThread,
  key: OfImport,
  choices: StoredChoices,
): Promise<StoredChoices> {
  const rows = await createEntryQueries(db).listFrom(key, 0, sampleSize);
  const entries = rows.map(({ kind, json }) => ({ kind, json }));
  return { ...choices, ...(await thread.ask('order', { entries, choices })) };
}
