import { type EarlierReading, limits } from '@chitta/contract';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { cursorInteger, decodeCursor, encodeCursor } from '#server/platform/http/keyset-cursor.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { createDreamQueries } from '../dreams.queries.ts';
import { createEarlierReadingQueries, type ShownReadingRow } from './earlier-readings.queries.ts';

const cursorKey = z.tuple([cursorInteger]);

export interface EarlierReadingsQuery {
  readonly member: Pick<Member, 'id'>;
  /** Of the dream. */
  readonly id: number;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** One page of the readings that later ones have taken the place of, newest first. Throws `dreams.not_found`. */
export async function listEarlierReadings(
  { db }: Pick<AppContext, 'db'>,
  { member, id, cursor, limit = limits.pageSize.default }: EarlierReadingsQuery,
): Promise<{ items: EarlierReading[]; nextCursor: string | null }> {
  const before = cursor === undefined ? null : decodeCursor(cursor, cursorKey)[0];
  assertThat(await createDreamQueries(db).isInJournal(member.id, id), 'dreams.not_found');
  // One more than the page tells whether another page follows.
  const rows = await createEarlierReadingQueries(db).list(member.id, id, before, limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(presentEarlierReading),
    nextCursor: last ? encodeCursor([last.id]) : null,
  };
}

function presentEarlierReading({ readAt, ...row }: ShownReadingRow): EarlierReading {
  return { ...row, readAt: readAt.toISOString() };
}
