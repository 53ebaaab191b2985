import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { momentOfMicros } from '#server/db/moment-of-micros.ts';
import { dreams } from '#server/db/tables/journal/dreams.ts';

/** Sort key of the last row of a page: microseconds of its deletion, and its number. */
export type DeletedKey = readonly [micros: string, id: number];

const columns = {
  id: dreams.id,
  title: dreams.title,
  beginning: sql<string>`left(${dreams.content}, 300)`,
  language: dreams.language,
  createdAt: dreams.createdAt,
  deletedAt: sql<Date>`${dreams.deletedAt}`.mapWith(dreams.createdAt),
  deletedMicros: sql<string>`(extract(epoch FROM ${dreams.deletedAt}) * 1000000)::bigint::text`,
};

export function createDeletedDreamQueries(handle: Handle) {
  const isDeletedSince = (userId: number, since: Date) =>
    and(eq(dreams.userId, userId), gt(dreams.deletedAt, since));

  return {
    count: (userId: number, since: Date): Promise<number> =>
      handle.$count(dreams, isDeletedSince(userId, since)),

    /** Deleted after `since`, last deleted first. */
    list: (
      userId: number,
      {
        since,
        after,
        count,
      }: { readonly since: Date; readonly after: DeletedKey | null; readonly count: number },
    ) =>
      handle
        .select(columns)
        .from(dreams)
        .where(and(isDeletedSince(userId, since), after === null ? undefined : isAfter(after)))
        .orderBy(desc(dreams.deletedAt), desc(dreams.id))
        .limit(count),
  };
}

function isAfter([micros, id]: DeletedKey): SQL {
  return sql`(${dreams.deletedAt}, ${dreams.id}) < (${momentOfMicros(micros)}, ${id})`;
}
