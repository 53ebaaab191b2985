import { type DeletedDream, limits } from '@chitta/contract';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { cursorInteger, decodeCursor, encodeCursor } from '#server/platform/http/keyset-cursor.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { excerptOf } from '../dreams.presenter.ts';
import { restoreWindowMs } from '../restore-dream.ts';
import { createDeletedDreamQueries } from './deleted-dreams.queries.ts';

const cursorKey = z.tuple([z.string().regex(/^\d{1,17}$/), cursorInteger]);

export interface DeletedDreamsQuery {
  readonly member: Pick<Member, 'id'>;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

export interface DeletedDreamPage {
  readonly items: DeletedDream[];
  readonly nextCursor: string | null;
  readonly total: number;
}

/** One page of the member's dreams that can still be brought back, last deleted first. */
export async function listDeletedDreams(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { member, cursor, limit = limits.pageSize.default }: DeletedDreamsQuery,
): Promise<DeletedDreamPage> {
  const since = new Date(clock.now().getTime() - restoreWindowMs);
  const after = cursor === undefined ? null : decodeCursor(cursor, cursorKey);
  const queries = createDeletedDreamQueries(db);
  const [total, rows] = await Promise.all([
    queries.count(member.id, since),
    // One more than the page tells whether another page follows.
    queries.list(member.id, { since, after, count: limit + 1 }),
  ]);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(presentDeletedDream),
    nextCursor: last ? encodeCursor([last.deletedMicros, last.id]) : null,
    total,
  };
}

type DeletedRow = Awaited<ReturnType<ReturnType<typeof createDeletedDreamQueries>['list']>>[number];

function presentDeletedDream({
  id,
  title,
  beginning,
  language,
  createdAt,
  deletedAt,
}: DeletedRow): DeletedDream {
  return {
    id,
    title,
    excerpt: excerptOf(beginning),
    language,
    createdAt: createdAt.toISOString(),
    deletedAt: deletedAt.toISOString(),
    restorableUntil: new Date(deletedAt.getTime() + restoreWindowMs).toISOString(),
  };
}
