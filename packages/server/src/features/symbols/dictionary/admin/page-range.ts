import { type AdminListQuery, limits } from '@chitta/contract';
import { z } from 'zod';
import {
  cursorInteger,
  cursorText,
  decodeCursor,
  encodeCursor,
} from '#server/platform/http/keyset-cursor.ts';
import type { AdminRange } from './admin.queries.ts';

const key = z.tuple([cursorText, cursorInteger]);

/** The range that a page shows; one row more tells whether another page follows. Throws `requests.invalid`. */
export function pageRange({ cursor, limit, ...filters }: AdminListQuery): AdminRange {
  return {
    ...filters,
    after: cursor === undefined ? null : decodeCursor(cursor, key),
    count: (limit ?? limits.pageSize.default) + 1,
  };
}

/** Cuts the rows of a range to its page. */
export function toPage<Row extends { readonly name: string; readonly id: number }, Item>(
  { count }: AdminRange,
  rows: readonly Row[],
  present: (row: Row) => Item,
): { items: Item[]; nextCursor: string | null } {
  const shown = rows.slice(0, count - 1);
  const last = rows.length === count ? shown.at(-1) : undefined;
  return { items: shown.map(present), nextCursor: last ? encodeCursor([last.name, last.id]) : null };
}
