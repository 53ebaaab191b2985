import type { QuotedHeadline } from '@chitta/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { headlineOfReading } from '#server/db/headline-of-reading.ts';
import { dreams } from '#server/db/tables/journal/dreams.ts';

export function createNamedDreamQueries(handle: Handle) {
  const own = (userId: number, ids: readonly number[]) =>
    and(eq(dreams.userId, userId), inArray(dreams.id, [...ids]), isNull(dreams.deletedAt));

  return {
    /** What the dreams of the journal among these are called. */
    async listNames(userId: number, ids: readonly number[]) {
      if (ids.length === 0) return [];
      return handle
        .select({
          id: dreams.id,
          title: dreams.title,
          language: dreams.language,
          createdAt: dreams.createdAt,
        })
        .from(dreams)
        .where(own(userId, ids));
    },

    /** The thoughts of their readings, of those that have one. */
    async listHeadlines(
      userId: number,
      ids: readonly number[],
    ): Promise<ReadonlyMap<number, QuotedHeadline>> {
      if (ids.length === 0) return new Map();
      const rows = await handle
        .select({ id: dreams.id, text: headlineOfReading, language: dreams.language })
        .from(dreams)
        .where(own(userId, ids));
      return new Map(
        rows.flatMap(({ id, text, language }) => (text === null ? [] : [[id, { text, language }]])),
      );
    },
  };
}
