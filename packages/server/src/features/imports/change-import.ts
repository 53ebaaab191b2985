import type { ChangeImportRequest, ImportView } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { ImportRow, StoredChoices } from '#server/db/tables/dreams/imports.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import { orderOfDates } from './drafts/suggest-choices.ts';
import { createEntryQueries } from './entries.queries.ts';
import { examineEntries } from './examine-entries.ts';
import type { EntrySource } from './formats/found-entry.ts';
import { createImportQueries, type OfImport } from './imports.queries.ts';
import { type OfMember, showImport } from './show-import.ts';

const sampleSize = 1000;

/**
 * Changes how a file is read and looks at every entry again. Throws `imports.not_found`, `imports.wrong_state` once it
 * has begun, and `requests.invalid` for columns that the table does not have.
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
  // Nobody can begin it while the entries are looked at.
  assertThat(await queries.change(key, ['ready'], { state: 'reading' }), 'imports.wrong_state');
  try {
    const settled = changes.columns && !changes.dateOrder ? await withOrder(context, key, choices) : choices;
    await examineEntries(context, { key, choices: settled, readAt: before.createdAt });
    await queries.change(key, ['reading'], { state: 'ready', choices: settled });
  } catch (error) {
    await queries.change(key, ['reading'], { state: 'ready' });
    throw error;
  }
  return showImport(context, { member, id });
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
async function withOrder(context: AppContext, key: OfImport, choices: StoredChoices): Promise<StoredChoices> {
  const entries = await createEntryQueries(context.db).listFrom(key, 0, sampleSize);
  return {
    ...choices,
    ...orderOfDates(
      entries.map(({ source }) => source as EntrySource),
      choices,
    ),
  };
}
