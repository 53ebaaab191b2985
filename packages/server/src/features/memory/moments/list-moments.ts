import type { ListMomentsQuery, MemoryMonth, Moment } from '@chitta/contract';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { cursorInteger, decodeCursor, encodeCursor } from '#server/platform/http/keyset-cursor.ts';
import { presentMoment } from './moments.presenter.ts';
import { createMomentQueries, type DayRange } from './moments.queries.ts';

const cursorKey = z.tuple([z.iso.date(), cursorInteger]);

interface ListOptions {
  readonly userId: number;
  readonly query: ListMomentsQuery;
}

/** One page of the member's moments, newest first. Throws `requests.invalid` for a cursor that is none. */
export async function listMoments(
  { db }: Pick<AppContext, 'db'>,
  { userId, query }: ListOptions,
): Promise<{ items: Moment[]; nextCursor: string | null }> {
  const { limit, cursor, archived } = query;
  const rows = await createMomentQueries(db).list({
    userId,
    ...rangeOf(query),
    isArchived: archived === 'true',
    after: cursor === undefined ? null : decodeCursor(cursor, cursorKey),
    // One more than the page tells whether another page follows.
    count: limit + 1,
  });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(presentMoment),
    nextCursor: last ? encodeCursor([last.date, last.momentNumber]) : null,
  };
}

function rangeOf({ date, month, from, to }: ListMomentsQuery): DayRange {
  if (month !== undefined) return daysOfMonth(month);
  return { from: date ?? from ?? null, to: date ?? to ?? null };
}

/** The days of a month, `YYYY-MM`. */
function daysOfMonth(month: string): DayRange {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}

/** The days of a month, `YYYY-MM`, that have moments. */
export async function listMonth(
  { db }: Pick<AppContext, 'db'>,
  { userId, month }: { readonly userId: number; readonly month: string },
): Promise<MemoryMonth> {
  return { month, days: await createMomentQueries(db).listDays(userId, daysOfMonth(month)) };
}
