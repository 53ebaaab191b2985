import { type DeskChange, type ListChangesQuery, limits } from '@chitta/contract';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { cursorInteger, decodeCursor, encodeCursor } from '#server/platform/http/keyset-cursor.ts';
import { createChangesQueries } from './changes.queries.ts';

const place = z.tuple([cursorInteger]);

/** What was published, newest first. Throws `requests.invalid` for a cursor that is none. */
export async function listChanges(
  { db }: Pick<AppContext, 'db'>,
  { kind, key, cursor, limit }: ListChangesQuery,
): Promise<{ items: DeskChange[]; nextCursor: string | null }> {
  const size = limit ?? limits.pageSize.default;
  const before = cursor === undefined ? null : decodeCursor(cursor, place)[0];
  const rows = await createChangesQueries(db).list({ kind, key, before, count: size + 1 });
  const last = rows.length > size ? rows[size - 1] : undefined;
  return {
    items: rows.slice(0, size).map(({ change: { staffId: _, madeAt, ...change }, author }) => ({
      ...change,
      author,
      madeAt: madeAt.toISOString(),
    })),
    nextCursor: last ? encodeCursor([last.change.id]) : null,
  };
}
