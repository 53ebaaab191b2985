import type { DreamFeeling, ExportedEarlierReading } from '@chitta/contract';
import { and, eq, isNotNull, isNull, lte, max, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { headlineOfReading } from '#server/db/headline-of-reading.ts';
import { dreams } from '#server/db/tables/journal/dreams.ts';
import { earlierReadings } from '#server/db/tables/journal/earlier-readings.ts';
import { followUps } from '#server/db/tables/journal/follow-ups.ts';

/** Dreams a statement: few enough that what is made of them is gone before the next are read. */
const batchSize = 40;
/** Batches that are read or wait to be used, so that neither database nor archive stands still for the other. */
const batchesAhead = 3;

/** Where the next batch begins: the last dream of the one before, its time as exact as the database keeps it. */
export interface DreamPlace {
  readonly at: string;
  readonly id: number;
}

/** Which dreams of the member an export holds. */
export interface DreamRange {
  readonly userId: number;
  /** The newest when the export began: what is written meanwhile is not in it. */
  readonly lastId: number;
  readonly of: Whereabouts;
}

/** In the journal, or out of it and waiting to be erased. */
export type Whereabouts = 'kept' | 'deleted';

const isoTime = (column: SQL) => sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Earlier readings of a dream as they are exported, oldest first. */
const earlierColumn = sql<ExportedEarlierReading[]>`(
  SELECT coalesce(json_agg(json_build_object(
    'translation', earlier.translation, 'language', earlier.language,
    'isPremiumTranslation', earlier.is_premium_translation, 'engineVersion', earlier.engine_version,
    'readAt', ${isoTime(sql`earlier.read_at`)}, 'answer', earlier.answer,
    'answeredAt', ${isoTime(sql`earlier.answered_at`)}, 'deed', earlier.deed, 'verdict', earlier.verdict,
    'change', earlier.change, 'settledAt', ${isoTime(sql`earlier.settled_at`)}
  ) ORDER BY earlier.id), '[]')
  FROM ${earlierReadings} AS earlier
  WHERE earlier.user_id = ${dreams.userId} AND earlier.dream_id = ${dreams.id})`;

const readableColumns = {
  id: dreams.id,
  title: dreams.title,
  content: dreams.content,
  language: dreams.language,
  category: dreams.category,
  // As JSON, which is taken apart ten times faster than an array of the database.
  tags: sql<string[]>`to_json(${dreams.tags})`,
  feelings: sql<DreamFeeling[]>`to_json(${dreams.feelings})`,
  symbolIds: sql<string[]>`to_json(${dreams.symbolIds})`,
  translation: dreams.translation,
  headline: headlineOfReading,
  earlierReadings: earlierColumn,
  createdAt: dreams.createdAt,
  at: sql<string>`${dreams.createdAt}::text`,
  followUp: {
    answer: followUps.answer,
    deed: followUps.deed,
    verdict: followUps.verdict,
    change: followUps.change,
  },
};

const allColumns = {
  ...readableColumns,
  followUp: followUps,
  updatedAt: dreams.updatedAt,
  readAt: dreams.readAt,
  deletedAt: dreams.deletedAt,
  isPremiumTranslation: dreams.isPremiumTranslation,
  /** JSON, which nobody here needs to take apart. */
  reading: sql<string | null>`${dreams.reading}::text`,
  engineVersion: dreams.engineVersion,
  recognizedSymbols: dreams.recognizedSymbols,
};

type Queries = ReturnType<typeof createDreamExportQueries>;
/** A dream with all that is kept of it, and what is enough to read it. */
export type FullDream = Awaited<ReturnType<Queries['listAll']>>[number];
export type ReadableDream = Awaited<ReturnType<Queries['listReadable']>>[number];

export function createDreamExportQueries(handle: Handle) {
  const ofMember = (userId: number, of: Whereabouts) =>
    and(eq(dreams.userId, userId), of === 'kept' ? isNull(dreams.deletedAt) : isNotNull(dreams.deletedAt));
  const isFollowUp = and(eq(followUps.userId, dreams.userId), eq(followUps.dreamId, dreams.id));
  const isNext = ({ userId, lastId, of }: DreamRange, after: DreamPlace | null) =>
    and(ofMember(userId, of), lte(dreams.id, lastId), after === null ? undefined : isAfter(after));

  return {
    count: (userId: number, of: Whereabouts): Promise<number> => handle.$count(dreams, ofMember(userId, of)),

    /** Number of the newest dream; 0 where there is none. */
    async findLastId(userId: number): Promise<number> {
      const [row] = await handle
        .select({ id: max(dreams.id) })
        .from(dreams)
        .where(eq(dreams.userId, userId));
      return row?.id ?? 0;
    },

    /** Bytes that the database keeps long texts in, compressed as far as it does that. */
    async sumBytes(userId: number, of: Whereabouts): Promise<number> {
      const size = sql<number>`coalesce(sum(pg_column_size(${dreams.content}) + pg_column_size(${dreams.reading})
        + pg_column_size(${dreams.translation}) + pg_column_size(${dreams.recognizedSymbols})), 0)::float8`;
      const [row] = await handle.select({ size }).from(dreams).where(ofMember(userId, of));
      return row?.size ?? 0;
    },

    /** The next dreams, oldest first, with everything. */
    listAll: (range: DreamRange, after: DreamPlace | null) =>
      handle
        .select(allColumns)
        .from(dreams)
        .leftJoin(followUps, isFollowUp)
        .where(isNext(range, after))
        .orderBy(dreams.createdAt, dreams.id)
        .limit(batchSize),

    /** The same without what only programs read. */
    listReadable: (range: DreamRange, after: DreamPlace | null) =>
      handle
        .select(readableColumns)
        .from(dreams)
        .leftJoin(followUps, isFollowUp)
        .where(isNext(range, after))
        .orderBy(dreams.createdAt, dreams.id)
        .limit(batchSize),
  };
}

function isAfter({ at, id }: DreamPlace): SQL {
  return sql`(${dreams.createdAt}, ${dreams.id}) > (${at}::timestamptz, ${id}::integer)`;
}

/** Dreams one after the other. The next batches are read while those before are used. */
export async function* walkDreams<Row extends DreamPlace>(
  read: (after: DreamPlace | null) => Promise<Row[]>,
): AsyncGenerator<Row> {
  const follow = async (batch: Promise<Row[]>): Promise<Row[]> => {
    const rows = await batch;
    const last = rows.length < batchSize ? undefined : rows.at(-1);
    return last === undefined ? [] : read({ at: last.at, id: last.id });
  };
  let batch = read(null);
  const ahead = [batch];
  for (;;) {
    while (ahead.length < batchesAhead) {
      batch = follow(batch);
      // Who stops early never asks what became of it.
      batch.catch(() => undefined);
      ahead.push(batch);
    }
    const rows = await ahead.shift();
    if (!rows?.length) return;
    yield* rows;
  }
}
