import { type ListMissingSymbolsQuery, limits, type MissingSymbol } from '@chitta/contract';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { cursorInteger, decodeCursor, encodeCursor } from '#server/platform/http/keyset-cursor.ts';
import { presentMissingSymbol } from './missing.presenter.ts';
import { createMissingQueries } from './missing.queries.ts';

const key = z.tuple([cursorInteger, cursorInteger]);

/** Words that the dictionary lacks, most frequent first. Throws `requests.invalid` for a cursor that is none. */
export async function listMissingSymbols(
  { db }: AppContext,
  { cursor, limit, ...filters }: ListMissingSymbolsQuery,
): Promise<{ items: MissingSymbol[]; nextCursor: string | null }> {
  const size = limit ?? limits.pageSize.default;
  const after = cursor === undefined ? null : decodeCursor(cursor, key);
  const queries = createMissingQueries(db);
  const rows = await queries.list({ ...filters, after, count: size + 1 });
  const last = rows.length > size ? rows[size - 1] : undefined;
  const shown = rows.slice(0, size);
  const places = await queries.listPlaces(shown.map(({ id }) => id));
  return {
    items: shown.map((row) => presentMissingSymbol(row, places.get(row.id) ?? [])),
    nextCursor: last ? encodeCursor([last.count, last.id]) : null,
  };
}
