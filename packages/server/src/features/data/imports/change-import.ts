import type { ChangeImportRequest, ImportView } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { ImportRow, StoredChoices } from '#server/db/tables/data/imports.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import { createEntryQueries } from './entries.queries.ts';
import { examineEntries } from './examine-entries.ts';
import { createImportQueries, type OfImport } from './imports.queries.ts';
import { readOne } from './read-one.ts';
import { refuseUpload } from './refuse-upload.ts';
import { type OfMember, showImport } from './show-import.ts';
import { type ImportThread, withImportThread } from './thread/import-thread.ts';

/** Entries that tell the order of dates. */
const sampleSize = 200;

/**
 * Changes how a file is read and looks at every entry again. Throws `imports.not_found`, `imports.wrong_state` once it
 * has begun, `requests.invalid` for columns that the table does not have, and `imports.too_much` where looking again
 * takes more than one import may have.
 */
export async function changeImport(
  context: AppContext,
  { member, id, changes }: OfMember & { readonly changes: ChangeImportRequest },
): Promise<ImportView> {
  const key = { userId: member.id, id };
  const queries = createImportQueries(context.db);
  const before = await queries.find(key);
  assertThat(before && before.state !== 'reading', 'imports.not_found');
  const choices = changedChoices(before, changes);
  const isSameText = changes.columns === undefined && changes.dateOrder === undefined;
  if (isSameText && changes.fallbackDay === undefined) {
    assertThat(await queries.change(key, ['ready'], { choices }), 'imports.wrong_state');
    return showImport(context, { member, id });
  }
  await readOne(member.id, () => examineAgain(context, { key, before, choices, changes }));
  return showImport(context, { member, id });
}

interface ChangedImport {
  readonly key: OfImport;
  readonly before: ImportRow;
  readonly choices: StoredChoices;
  readonly changes: ChangeImportRequest;
}

async function examineAgain(
  context: AppContext,
  { key, before, choices, changes }: ChangedImport,
): Promise<void> {
  const queries = createImportQueries(context.db);
  // Nobody can begin it while the entries are looked at.
  assertThat(await queries.change(key, ['ready'], { state: 'reading' }), 'imports.wrong_state');
  try {
    const settled = await withImportThread(before.fileNames[0] ?? '', async (thread) => {
      const asked =
        changes.columns && !changes.dateOrder ? await withOrder(context, thread, key, choices) : choices;
      await examineEntries(context, thread, { key, choices: asked, readAt: before.createdAt });
      return asked;
    });
    await queries.change(key, ['reading'], { state: 'ready', choices: settled });
  } catch (error) {
    await queries.change(key, ['reading'], { state: 'ready' });
    refuseUpload(error);
  }
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
