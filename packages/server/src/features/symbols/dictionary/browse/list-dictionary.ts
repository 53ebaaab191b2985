import { type DictionaryPage, type ListDictionaryQuery, limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { dictionaryIndex, type IndexedEntry } from './dictionary-index.ts';
import { type FoundEntry, searchEntries } from './search-entries.ts';

/** One page of the dictionary, from memory. Throws `requests.invalid` for a cursor that is none. */
export async function listDictionary(
  { dictionary }: Pick<AppContext, 'dictionary'>,
  query: ListDictionaryQuery,
): Promise<DictionaryPage> {
  await dictionary.refresh();
  const { entries } = dictionaryIndex(dictionary, query.language ?? 'en');
  const found = searchEntries(
    entries.filter((entry) => isAsked(entry, query)),
    query.search ?? '',
  );
  const from = query.cursor === undefined ? 0 : placeAfter(found, query.cursor);
  const page = found.slice(from, from + (query.limit ?? limits.pageSize.default));
  const last = from + page.length < found.length ? page.at(-1) : undefined;
  return {
    items: page.map(({ entry, foundBy }) => ({ ...entry.item, foundBy })),
    nextCursor: last ? encodeCursor(last) : null,
    total: found.length,
  };
}

function isAsked({ item, letter }: IndexedEntry, query: ListDictionaryQuery): boolean {
  const { category, group, kind } = query;
  return (
    (category === undefined || item.category === category) &&
    (group === undefined || item.group === group) &&
    (kind === undefined || item.kind === kind) &&
    (query.letter === undefined || letter === query.letter)
  );
}

/** Opaque to clients: names the last entry of the page before, so that a page neither skips nor repeats. */
function encodeCursor({ entry: { item } }: FoundEntry): string {
  return Buffer.from(`${item.kind}.${item.slug}`).toString('base64url');
}

function placeAfter(found: readonly FoundEntry[], cursor: string): number {
  const name = Buffer.from(cursor, 'base64url').toString('utf8');
  const at = found.findIndex(({ entry: { item } }) => `${item.kind}.${item.slug}` === name);
  if (at === -1)
    throw new AppError('requests.invalid', { details: [{ path: 'cursor', message: 'Invalid input' }] });
  return at + 1;
}
