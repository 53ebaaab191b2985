import {
  type Language,
  type LifeField,
  limits,
  type OracleResponse,
  type WrittenAnswer,
} from '@chitta/contract';
import { and, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { momentOfMicros } from '#server/db/moment-of-micros.ts';
import {
  type ConsultationRow,
  oracleConsultations as consultations,
  type NewConsultation,
} from '#server/db/tables/oracle/oracle-consultations.ts';
import { oracleFollowupConsultations } from '#server/db/tables/oracle/oracle-followup-consultations.ts';
import { oraclePracticeJournal } from '#server/db/tables/oracle/oracle-practice-journal.ts';
import { oracleShares } from '#server/db/tables/oracle/oracle-shares.ts';

/** Place in the list: everything after it is older, or as old with a smaller id. */
export type ConsultationKey = readonly [micros: string, id: string];

export type PracticeState = 'open' | 'completed' | 'due';

/** The moment at which somebody asks, and the day that it is for them. */
export interface AskedAt {
  readonly now: Date;
  readonly today: string;
}

export interface ConsultationRange {
  readonly userId: number;
  readonly at: AskedAt;
  /** All of them have to be found. */
  readonly words: readonly string[];
  readonly field: LifeField | undefined;
  readonly state: PracticeState | undefined;
  readonly after: ConsultationKey | null;
  readonly count: number;
}

const ofConsultation = (table: typeof oraclePracticeJournal | typeof oracleShares): SQL =>
  sql`${table.userId} = ${consultations.userId} AND ${table.consultationId} = ${consultations.id}`;

const entryCount = sql<number>`(SELECT count(*)::integer FROM ${oraclePracticeJournal}
  WHERE ${ofConsultation(oraclePracticeJournal)})`;
const isFollowedUp = sql<boolean>`EXISTS (SELECT 1 FROM ${oracleFollowupConsultations}
  WHERE ${oracleFollowupConsultations.userId} = ${consultations.userId}
    AND ${oracleFollowupConsultations.originalConsultationId} = ${consultations.id})`;
const isShared = (now: Date) => sql<boolean>`EXISTS (SELECT 1 FROM ${oracleShares}
  WHERE ${ofConsultation(oracleShares)} AND ${oracleShares.expiresAt} > ${now.toISOString()}::timestamptz)`;
const hasPractice = isNotNull(consultations.recommendedExerciseId);
const isDue = (today: string) =>
  and(
    hasPractice,
    sql`NOT ${isFollowedUp}`,
    or(
      sql`${consultations.followUpDate} <= ${today}::date`,
      sql`${entryCount} >= ${limits.followUpEntries}::integer`,
    ),
  );

/** What a list says of a consultation. */
const listedColumns = ({ now, today }: AskedAt) => ({
  id: consultations.id,
  userInput: consultations.userInput,
  createdAt: consultations.createdAt,
  thought: consultations.thought,
  field: consultations.field,
  kind: sql<'answer' | 'care' | 'outside'>`${consultations.oracleResponse} ->> 'kind'`,
  language: sql<Language>`${consultations.oracleResponse} ->> 'language'`,
  recommendedExerciseId: consultations.recommendedExerciseId,
  practiceCompleted: consultations.practiceCompleted,
  followUpDate: consultations.followUpDate,
  entries: entryCount,
  isFollowUpDue: sql<boolean>`coalesce(${isDue(today)}, false)`,
  isShared: isShared(now),
  micros: sql<string>`(extract(epoch FROM ${consultations.createdAt}) * 1000000)::bigint::text`,
});

export type ListedRow = Awaited<ReturnType<ReturnType<typeof createConsultationQueries>['list']>>[number];

export function createConsultationQueries(handle: Handle) {
  const own = (userId: number, id: string) => and(eq(consultations.userId, userId), eq(consultations.id, id));
  const select = (condition: SQL | undefined, at: AskedAt) =>
    handle
      .select(listedColumns(at))
      .from(consultations)
      .where(condition)
      .orderBy(desc(consultations.createdAt), desc(consultations.id));

  return {
    /** Newest first. */
    list: ({ userId, at, words, field, state, after, count }: ConsultationRange) =>
      select(
        and(
          eq(consultations.userId, userId),
          after === null
            ? undefined
            : sql`(${consultations.createdAt}, ${consultations.id}) < (${momentOfMicros(after[0])}, ${after[1]})`,
          field && eq(consultations.field, field),
          state && isIn(state, at.today),
          ...words.map(holds),
        ),
        at,
      ).limit(count),

    /** The same of one. */
    async findListed(userId: number, id: string, at: AskedAt) {
      const [row] = await select(own(userId, id), at);
      return row;
    },

    /** The latest whose practice is open. */
    async findOpen(userId: number, at: AskedAt) {
      const [row] = await select(and(eq(consultations.userId, userId), isIn('open', at.today)), at).limit(1);
      return row;
    },

    /** The one whose follow-up is due, the longest waiting first. */
    async findDue(userId: number, at: AskedAt) {
      const [row] = await handle
        .select(listedColumns(at))
        .from(consultations)
        .where(and(eq(consultations.userId, userId), isDue(at.today)))
        .orderBy(consultations.followUpDate, consultations.createdAt, consultations.id)
        .limit(1);
      return row;
    },

    async find(userId: number, id: string): Promise<ConsultationRow | undefined> {
      const [row] = await handle.select().from(consultations).where(own(userId, id));
      return row;
    },

    /** The same, which nobody else changes before the transaction ends. */
    async lock(userId: number, id: string): Promise<ConsultationRow | undefined> {
      const [row] = await handle.select().from(consultations).where(own(userId, id)).for('update');
      return row;
    },

    async insert(values: NewConsultation): Promise<void> {
      await handle.insert(consultations).values(values);
    },

    async update(userId: number, id: string, values: Partial<NewConsultation>): Promise<void> {
      await handle.update(consultations).set(values).where(own(userId, id));
    },

    /** Keeps what a model wrote; false where the consultation is gone by now. */
    async keepWritten(userId: number, id: string, writtenAnswer: WrittenAnswer | null): Promise<boolean> {
      const changed = await handle.update(consultations).set({ writtenAnswer }).where(own(userId, id));
      return (changed.rowCount ?? 0) > 0;
    },

    async delete(userId: number, id: string): Promise<boolean> {
      const deleted = await handle.delete(consultations).where(own(userId, id));
      return (deleted.rowCount ?? 0) > 0;
    },

    async isFollowedUp(userId: number, id: string): Promise<boolean> {
      const [row] = await handle
        .select({ id: oracleFollowupConsultations.originalConsultationId })
        .from(oracleFollowupConsultations)
        .where(
          and(
            eq(oracleFollowupConsultations.userId, userId),
            eq(oracleFollowupConsultations.originalConsultationId, id),
          ),
        );
      return row !== undefined;
    },

    /** Practices that were given last, newest first. */
    async listLastPractices(userId: number, count: number): Promise<string[]> {
      const rows = await handle
        .select({ id: consultations.recommendedExerciseId })
        .from(consultations)
        .where(and(eq(consultations.userId, userId), hasPractice))
        .orderBy(desc(consultations.createdAt), desc(consultations.id))
        .limit(count);
      return rows.flatMap(({ id }) => id ?? []);
    },

    /** What was answered last, newest first. */
    async listLastAnswers(userId: number, count: number): Promise<OracleResponse[]> {
      const rows = await handle
        .select({ response: consultations.oracleResponse })
        .from(consultations)
        .where(eq(consultations.userId, userId))
        .orderBy(desc(consultations.createdAt), desc(consultations.id))
        .limit(count);
      return rows.map(({ response }) => response);
    },

    /** How many answers the member judged, and how many of them fitted. */
    async countFits(userId: number): Promise<{ fitted: number; answered: number }> {
      const [row] = await handle
        .select({
          answered: sql<number>`count(*)::integer`,
          fitted: sql<number>`(count(*) FILTER (WHERE ${consultations.fit} = 'yes'))::integer`,
        })
        .from(consultations)
        .where(and(eq(consultations.userId, userId), isNotNull(consultations.fit)));
      return row ?? { fitted: 0, answered: 0 };
    },
  };
}

function isIn(state: PracticeState, today: string): SQL | undefined {
  if (state === 'due') return isDue(today);
  if (state === 'completed') return eq(consultations.practiceCompleted, true);
  return and(hasPractice, eq(consultations.practiceCompleted, false));
}

/** A member has few enough consultations that reading them all costs less than an index would. */
function holds(word: string): SQL {
  const text = sql`concat_ws(' ', ${consultations.userInput}, ${consultations.thought})`;
  return sql`strpos(lower(unaccent(${text})), lower(unaccent(${word}))) > 0`;
}
