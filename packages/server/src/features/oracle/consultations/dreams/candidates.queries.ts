import { and, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { dreams } from '#server/db/tables/journal/dreams.ts';
import { symbolOccurrences } from '#server/db/tables/symbols/symbol-occurrences.ts';

/** Dreams that may speak of real harm are met with care when they are read, and are brought up by nobody later. */
const isSpokenOf = sql`${dreams.reading} #>> '{care,strength}' IS DISTINCT FROM 'strong'`;

const columns = {
  id: dreams.id,
  title: dreams.title,
  content: dreams.content,
  language: dreams.language,
  category: dreams.category,
  feelings: dreams.feelings,
  recognizedSymbols: dreams.recognizedSymbols,
  reading: dreams.reading,
  createdAt: dreams.createdAt,
};

export type CandidateRow = Awaited<
  ReturnType<ReturnType<typeof createCandidateQueries>['listDreams']>
>[number];

interface Stretch {
  readonly since: Date;
  readonly until: Date;
  readonly count: number;
}

export function createCandidateQueries(handle: Handle) {
  const ofMember = (userId: number) => and(eq(dreams.userId, userId), isNull(dreams.deletedAt));

  return {
    /** The newest dreams that hold each symbol, by their ids: one look-up in the primary key for each. */
    async findBySymbols(userId: number, symbols: readonly string[], perSymbol: number): Promise<number[]> {
      if (symbols.length === 0) return [];
      const { rows } = await handle.execute<{ id: number }>(sql`
        SELECT found.dream_id AS id
        FROM unnest(${sql.param(symbols)}::text[]) WITH ORDINALITY AS asked (symbol, place)
        CROSS JOIN LATERAL (
          SELECT kept.dream_id, kept.created_at FROM ${symbolOccurrences} AS kept
          WHERE kept.user_id = ${userId} AND kept.symbol = asked.symbol
          ORDER BY kept.created_at DESC, kept.dream_id DESC LIMIT ${perSymbol}
        ) AS found
        ORDER BY asked.place, found.created_at DESC, found.dream_id DESC`);
      return rows.map(({ id }) => id);
    },

    async findNewest(userId: number, count: number): Promise<number[]> {
      const rows = await handle
        .select({ id: dreams.id })
        .from(dreams)
        .where(ofMember(userId))
        .orderBy(sql`${dreams.createdAt} DESC, ${dreams.id} DESC`)
        .limit(count);
      return rows.map(({ id }) => id);
    },

    /** Of those ids, the dreams that are in the journal and may be spoken of, newest first. */
    listDreams: (userId: number, ids: readonly number[]) =>
      handle
        .select(columns)
        .from(dreams)
        .where(and(ofMember(userId), inArray(dreams.id, [...ids]), isSpokenOf))
        .orderBy(desc(dreams.createdAt), desc(dreams.id)),

    /** The first dreams of a stretch of time that may be spoken of, in their order. */
    listBetween: (userId: number, { since, until, count }: Stretch) =>
      handle
        .select(columns)
        .from(dreams)
        .where(and(ofMember(userId), gt(dreams.createdAt, since), lte(dreams.createdAt, until), isSpokenOf))
        .orderBy(dreams.createdAt, dreams.id)
        .limit(count),

    /** Which of the ids are in the journal. */
    async findKept(userId: number, ids: readonly number[]): Promise<Set<number>> {
      if (ids.length === 0) return new Set();
      const rows = await handle
        .select({ id: dreams.id })
        .from(dreams)
        .where(and(ofMember(userId), inArray(dreams.id, [...ids])));
      return new Set(rows.map(({ id }) => id));
    },

    count: (userId: number): Promise<number> => handle.$count(dreams, ofMember(userId)),
  };
}
