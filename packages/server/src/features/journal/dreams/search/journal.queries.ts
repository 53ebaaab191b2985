import { limits } from '@chitta/contract';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { headlineOfReading } from '#server/db/headline-of-reading.ts';
import { momentOfMicros } from '#server/db/moment-of-micros.ts';
import { dreamFacets } from '#server/db/tables/journal/dream-facets.ts';
import { dreamShards } from '#server/db/tables/journal/dream-shards.ts';
import { dreams } from '#server/db/tables/journal/dreams.ts';
import type { DreamCursor } from './dream-cursor.ts';
import { prefixMark, type SearchWord } from './search-expression.ts';
import { titled } from './titled.queries.ts';

/** A part of a journal, newest first. */
export interface JournalRange {
  readonly userId: number;
  /** First moment that counts, and the first that no longer does. */
  readonly from: Date | null;
  readonly until: Date | null;
  readonly after: DreamCursor | null;
  readonly count: number;
}

const listColumns = {
  id: dreams.id,
  title: dreams.title,
  beginning: sql<string>`left(${dreams.content}, 300)`,
  language: dreams.language,
  category: dreams.category,
  tags: dreams.tags,
  symbolIds: dreams.symbolIds,
  headline: headlineOfReading,
  hasReading: sql<boolean>`${dreams.translation} IS NOT NULL`,
  isReadable: sql<boolean>`char_length(btrim(${dreams.content}))
    BETWEEN ${limits.dreamText.min}::integer AND ${limits.dreamText.max}::integer`,
  isPremiumTranslation: dreams.isPremiumTranslation,
  createdAt: dreams.createdAt,
  updatedAt: dreams.updatedAt,
  marks: dreams.recognizedSymbols,
  titled,
  createdAtMicros: sql<string>`(extract(epoch FROM ${dreams.createdAt}) * 1000000)::bigint::text`,
};

export type JournalRow = Awaited<ReturnType<ReturnType<typeof createJournalQueries>['listNewest']>>[number];

export function createJournalQueries(handle: Handle) {
  const pageOf = (condition: SQL | undefined, count: number) =>
    handle
      .select(listColumns)
      .from(dreams)
      .where(condition)
      .orderBy(sql`${dreams.createdAt} DESC, ${dreams.id} DESC`)
      .limit(count);

  const pageOfHits = (range: JournalRange, hits: readonly { readonly id: number }[]) => {
    const ids = hits.map(({ id }) => id);
    if (ids.length === 0) return [];
    return pageOf(and(eq(dreams.userId, range.userId), inArray(dreams.id, ids)), ids.length);
  };

  return {
    /** The newest dreams of a range. */
    listNewest: (range: JournalRange) =>
      pageOf(and(eq(dreams.userId, range.userId), isNull(dreams.deletedAt), isInRange(range)), range.count),

    /** Those of the member's dreams that are in the journal, newest first. */
    listThese: (userId: number, ids: readonly number[]) =>
      pageOf(
        and(eq(dreams.userId, userId), inArray(dreams.id, [...ids]), isNull(dreams.deletedAt)),
        ids.length,
      ),

    /** Texts of dreams that a search has found. */
    readTexts: (userId: number, ids: readonly number[]) =>
      handle
        .select({ id: dreams.id, content: dreams.content })
        .from(dreams)
        .where(and(eq(dreams.userId, userId), inArray(dreams.id, [...ids]))),

    /** What the journal can have meant by a word: values of its counters, the most frequent first. */
    readVocabulary: (userId: number, count: number) =>
      handle
        .select({ kind: dreamFacets.kind, value: dreamFacets.value })
        .from(dreamFacets)
        .where(and(eq(dreamFacets.userId, userId), inArray(dreamFacets.kind, ['symbol', 'word', 'tag'])))
        .orderBy(desc(dreamFacets.count), dreamFacets.value)
        .limit(count),

    /** When the oldest dream of the journal was written; null where there is none. */
    async findFirstTime(userId: number): Promise<Date | null> {
      const [first] = await handle
        .select({ time: dreams.createdAt })
        .from(dreams)
        .where(and(eq(dreams.userId, userId), isNull(dreams.deletedAt)))
        .orderBy(dreams.createdAt)
        .limit(1);
      return first?.time ?? null;
    },

    /** At most `count` dreams of each stretch of time, newest first: one short look into the index for each. */
    async listOfDays(
      userId: number,
      ranges: readonly { readonly from: Date; readonly until: Date }[],
      count: number,
    ) {
      const found = await Promise.all(
        ranges.map((range) =>
          pageOf(
            and(eq(dreams.userId, userId), isNull(dreams.deletedAt), isInRange({ ...range, after: null })),
            count,
          ),
        ),
      );
      return found.flat();
    },

    /** Stems of each word in both languages. */
    async readWords(words: readonly string[]): Promise<SearchWord[]> {
      const result = await handle.execute<{ plain: string; en: string[]; es: string[] }>(sql`
        SELECT lower(unaccent(word)) AS plain, dream_words('en', word) AS en, dream_words('es', word) AS es
        FROM unnest(${sql.param(words)}::text[]) WITH ORDINALITY AS listed (word, place) ORDER BY place`);
      return result.rows;
    },

    /**
     * The newest dreams of a range that an expression finds. Goes through the shards from the newest and stops when
     * `count` are found: the work is one index look-up a shard and never more than the hits of one shard beyond.
     */
    async search(range: JournalRange, expression: string) {
      // Two statements: as one, the planner now and then reads the whole journal to find the hits in it.
      const hits = await handle.execute<{ id: number }>(sql`
        SELECT hit.id FROM (
          SELECT dream_key_prefix(user_id, shard) AS prefix FROM ${dreamShards}
          WHERE ${shardsInRange(range)} ORDER BY shard DESC
        ) AS stretch
        CROSS JOIN LATERAL (
          SELECT ${dreams.id}, ${dreams.createdAt} FROM (
            SELECT * FROM ${dreams} WHERE deleted_at IS NULL
              AND dream_search_keys(user_id, shard, language, category, tags, symbol_ids, title, content)
                @@ replace(${expression}, ${prefixMark}, stretch.prefix)::tsquery
            -- Without this fence the planner would read all of the member's rows beside each look-up.
            OFFSET 0
          ) AS ${dreams}
          WHERE ${and(eq(dreams.userId, range.userId), isInRange(range))}
          ORDER BY ${dreams.createdAt} DESC, ${dreams.id} DESC LIMIT ${range.count}
        ) AS hit LIMIT ${range.count}`);
      return pageOfHits(range, hits.rows);
    },

    /** False for some minutes after a large restore, while the index is being built. */
    async hasSearchIndex(): Promise<boolean> {
      const found = await handle.execute(
        sql`SELECT 1 FROM pg_index WHERE indexrelid = to_regclass('public.dreams_search') AND indisvalid`,
      );
      return found.rows.length > 0;
    },

    /**
     * What `search` finds, without its index: reads the dreams of the member themselves, from the newest, until
     * `count` are found. About a third of a second for every thousand dreams that are read.
     */
    async searchRowByRow(range: JournalRange, expression: string) {
      const hits = await handle.execute<{ id: number }>(sql`
        SELECT ${dreams.id} FROM ${dreams}
        WHERE ${and(eq(dreams.userId, range.userId), isNull(dreams.deletedAt), isInRange(range))}
          AND dream_search_keys(user_id, shard, language, category, tags, symbol_ids, title, content)
            @@ replace(${expression}, ${prefixMark}, dream_key_prefix(user_id, shard))::tsquery
        ORDER BY ${dreams.createdAt} DESC, ${dreams.id} DESC LIMIT ${range.count}`);
      return pageOfHits(range, hits.rows);
    },
  };
}

function isInRange({ from, until, after }: Pick<JournalRange, 'from' | 'until' | 'after'>): SQL | undefined {
  return and(
    from ? sql`${dreams.createdAt} >= ${from.toISOString()}::timestamptz` : undefined,
    until ? sql`${dreams.createdAt} < ${until.toISOString()}::timestamptz` : undefined,
    after
      ? sql`(${dreams.createdAt}, ${dreams.id}) < (${momentOfMicros(after.createdAtMicros)}, ${after.id})`
      : undefined,
  );
}

function shardsInRange({ userId, from, until, after }: JournalRange): SQL | undefined {
  return and(
    eq(dreamShards.userId, userId),
    from ? sql`${dreamShards.lastCreatedAt} >= ${from.toISOString()}::timestamptz` : undefined,
    until ? sql`${dreamShards.firstCreatedAt} < ${until.toISOString()}::timestamptz` : undefined,
    after ? sql`${dreamShards.firstCreatedAt} <= ${momentOfMicros(after.createdAtMicros)}` : undefined,
  );
}
