import { and, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { dreams } from '#server/db/tables/journal/dreams.ts';
import { type FollowUpRow, type FollowUpValues, followUps } from '#server/db/tables/journal/follow-ups.ts';
import type { QuestionWindow } from './question-windows.ts';

/** What a follow-up needs to know of its dream. */
const readDreamColumns = {
  id: dreams.id,
  title: dreams.title,
  language: dreams.language,
  reading: dreams.reading,
  hasReading: sql<boolean>`${dreams.translation} IS NOT NULL`,
};

/** The dream that is asked about is called as the journal calls it. */
const askedDreamColumns = {
  ...readDreamColumns,
  content: dreams.content,
  recognizedSymbols: dreams.recognizedSymbols,
};

export type AskedDream = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createFollowUpQueries>['findDue']>>
>;

export type ReadDream = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createFollowUpQueries>['findDream']>>
>;

/** What is counted of one symbol. */
export interface FitRow extends Record<string, unknown> {
  readonly symbol: string;
  readonly fitted: number;
  readonly answered: number;
}

const ofDream = and(eq(followUps.userId, dreams.userId), eq(followUps.dreamId, dreams.id));
/** A reading that spoke of something: neither one that only comforts nor one that found nothing to read. */
const speaks = sql`jsonb_path_exists(${dreams.reading}, '$.sentences[*].evidence[*].symbol')`;

export function createFollowUpQueries(handle: Handle) {
  const own = (userId: number, dreamId: number) =>
    and(eq(followUps.userId, userId), eq(followUps.dreamId, dreamId));
  const selectDream = (userId: number, dreamId: number) =>
    handle
      .select(readDreamColumns)
      .from(dreams)
      .where(and(eq(dreams.userId, userId), eq(dreams.id, dreamId), isNull(dreams.deletedAt)));

  return {
    /** A dream of the member's own journal. */
    async findDream(userId: number, dreamId: number) {
      const [dream] = await selectDream(userId, dreamId);
      return dream;
    },

    /** The same, which cannot be erased before the transaction ends. */
    async lockDream(userId: number, dreamId: number) {
      const [dream] = await selectDream(userId, dreamId).for('key share');
      return dream;
    },

    async find(userId: number, dreamId: number): Promise<FollowUpRow | undefined> {
      const [row] = await handle.select().from(followUps).where(own(userId, dreamId));
      return row;
    },

    /** Sets the given fields and leaves the others, whoever else writes at the same time. */
    async keep(userId: number, dreamId: number, values: FollowUpValues): Promise<void> {
      await handle
        .insert(followUps)
        .values({ ...values, userId, dreamId })
        .onConflictDoUpdate({ target: [followUps.userId, followUps.dreamId], set: values });
    },

    /** Puts a question aside; the later of the two stays put aside. */
    async dismiss(userId: number, dreamId: number, day: number, now: Date): Promise<void> {
      await handle
        .insert(followUps)
        .values({ userId, dreamId, dismissedDay: day, settledAt: now })
        .onConflictDoUpdate({
          target: [followUps.userId, followUps.dreamId],
          set: { dismissedDay: sql`greatest(${followUps.dismissedDay}, ${day}::smallint)`, settledAt: now },
        });
    },

    /** Whether a question was answered or put aside since a moment. */
    async hasSettledSince(userId: number, since: Date): Promise<boolean> {
      const [row] = await handle
        .select({ dreamId: followUps.dreamId })
        .from(followUps)
        .where(and(eq(followUps.userId, userId), gte(followUps.settledAt, since)))
        .limit(1);
      return row !== undefined;
    },

    /** The newest dream whose reading is in the window and was neither judged nor put aside. */
    async findDue(userId: number, { day, from, until }: QuestionWindow) {
      const [due] = await handle
        .select(askedDreamColumns)
        .from(dreams)
        .leftJoin(followUps, ofDream)
        .where(
          and(
            eq(dreams.userId, userId),
            isNull(dreams.deletedAt),
            gte(dreams.createdAt, from),
            lt(dreams.createdAt, until),
            isNull(followUps.verdict),
            lt(sql`coalesce(${followUps.dismissedDay}, 0)`, day),
            speaks,
          ),
        )
        .orderBy(desc(dreams.createdAt), desc(dreams.id))
        .limit(1);
      return due;
    },

    /** Counts the answers per symbol; see `fitRates` for what counts as what. */
    async countFits(userId: number): Promise<FitRow[]> {
      const isNamed = sql`spoken.symbol = ANY(${followUps.misfits})`;
      const namesSome = sql`cardinality(${followUps.misfits}) > 0`;
      const answers = handle
        .select({
          symbol: sql`spoken.symbol`.as('symbol'),
          fits: sql`(${followUps.verdict} = 'yes'
          OR (${followUps.verdict} = 'partly' AND ${namesSome} AND NOT ${isNamed}))`.as('fits'),
        })
        .from(followUps)
        .innerJoin(dreams, ofDream)
        .innerJoin(sql`LATERAL unnest(${followUps.symbolIds}) AS spoken (symbol)`, sql`true`)
        .where(
          and(
            eq(followUps.userId, userId),
            isNotNull(followUps.verdict),
            isNull(dreams.deletedAt),
            sql`NOT (${followUps.verdict} = 'no' AND ${namesSome} AND NOT ${isNamed})`,
          ),
        )
        .as('answers');
      const result = await handle.execute<FitRow>(sql`
        SELECT symbol, count(*)::integer AS answered, (count(*) FILTER (WHERE fits))::integer AS fitted
        FROM ${answers} GROUP BY symbol`);
      return result.rows;
    },
  };
}
