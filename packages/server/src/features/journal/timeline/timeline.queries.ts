import type { Language, TimelineKind } from '@chitta/contract/limits';
import { and, eq, inArray, like, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { momentOfMicros } from '#server/db/moment-of-micros.ts';
import { dreams } from '#server/db/tables/journal/dreams.ts';

/** Sort key of an entry: entries of one moment go by kind, id and consultation. */
export type TimelineKey = readonly [micros: string, kind: string, id: number, consultation: string];

export interface TimelineRow extends Record<string, unknown> {
  readonly kind: TimelineKind;
  readonly id: number;
  /** Empty for what belongs to none. */
  readonly consultation: string;
  readonly at: Date;
  readonly micros: string;
  readonly title: string;
  readonly beginning: string;
  readonly language: Language;
}

/** What was said of readings: of those that dreams stand with, and of those whose place another has taken. */
const saidOf = (userId: number): SQL => sql`(
  SELECT user_id, dream_id, answer, answered_at, change, settled_at FROM follow_ups WHERE user_id = ${userId}
  UNION ALL
  SELECT user_id, dream_id, answer, answered_at, change, settled_at FROM earlier_readings WHERE user_id = ${userId}
) AS f`;

/** What a timeline is made of. Each source is led by the member and gives at most a page, so no source is read whole. */
const sources: Readonly<Record<TimelineKind, (userId: number) => SQL>> = {
  dream: (userId) => sql`
    SELECT id, '' AS consultation, created_at AS at, title, content AS body, language
    FROM dreams WHERE user_id = ${userId} AND deleted_at IS NULL`,
  answer: (userId) => sql`
    SELECT d.id, '' AS consultation, f.answered_at AS at, d.title, f.answer AS body, d.language
    FROM ${saidOf(userId)} JOIN dreams d ON d.user_id = f.user_id AND d.id = f.dream_id
    WHERE d.deleted_at IS NULL AND f.answer <> '' AND f.answered_at IS NOT NULL`,
  change: (userId) => sql`
    SELECT d.id, '' AS consultation, f.settled_at AS at, d.title, f.change AS body, d.language
    FROM ${saidOf(userId)} JOIN dreams d ON d.user_id = f.user_id AND d.id = f.dream_id
    WHERE d.deleted_at IS NULL AND f.change <> '' AND f.settled_at IS NOT NULL`,
  symbol: (userId) => sql`
    SELECT id, '' AS consultation, created_at AS at, name AS title, description AS body, language
    FROM personal_symbols WHERE user_id = ${userId} AND deleted_at IS NULL`,
  consultation: (userId) => sql`
    SELECT 0 AS id, c.id AS consultation, c.created_at AS at, left(c.user_input, 200) AS title, coalesce(c.thought, '') AS body,
      c.oracle_response ->> 'language' AS language
    FROM oracle_consultations c WHERE c.user_id = ${userId}`,
  practice: (userId) => sql`
    SELECT j.entry_number AS id, j.consultation_id AS consultation, j.created_at AS at, left(c.user_input, 200) AS title,
      j.journal_entry AS body, c.oracle_response ->> 'language' AS language
    FROM oracle_practice_journal j JOIN oracle_consultations c ON c.user_id = j.user_id AND c.id = j.consultation_id
    WHERE j.user_id = ${userId}`,
  follow_up: (userId) => sql`
    SELECT 0 AS id, f.original_consultation_id AS consultation, f.completion_date AS at, left(c.user_input, 200) AS title,
      f.change AS body, c.oracle_response ->> 'language' AS language
    FROM oracle_followup_consultations f
    JOIN oracle_consultations c ON c.user_id = f.user_id AND c.id = f.original_consultation_id
    WHERE f.user_id = ${userId}`,
};

export function createTimelineQueries(handle: Handle) {
  return {
    /** The newest `count` entries, or those that follow `after`. */
    async listEntries(userId: number, after: TimelineKey | null, count: number): Promise<TimelineRow[]> {
      const parts = Object.entries(sources).map(
        ([kind, source]) => sql`(
          SELECT ${sql.raw(`'${kind}'`)} AS kind, part.* FROM (${source(userId)}) AS part
          WHERE ${isAfter(kind, after)} ORDER BY at DESC, id DESC, consultation DESC LIMIT ${count})`,
      );
      const result = await handle.execute<TimelineRow>(sql`
        SELECT kind, id, consultation, at, (extract(epoch FROM at) * 1000000)::bigint::text AS micros, title,
          left(body, 400) AS beginning, language
        FROM (${sql.join(parts, sql` UNION ALL `)}) AS entry
        ORDER BY at DESC, kind DESC, id DESC, consultation DESC LIMIT ${count}`);
      return result.rows;
    },
    /** What a title of two images is made of, for those of the dreams whose own was cut. */
    listCutTitles(userId: number, dreamIds: readonly number[]) {
      return handle
        .select({
          id: dreams.id,
          title: dreams.title,
          language: dreams.language,
          content: dreams.content,
          reading: dreams.reading,
          recognizedSymbols: dreams.recognizedSymbols,
        })
        .from(dreams)
        .where(and(eq(dreams.userId, userId), inArray(dreams.id, [...dreamIds]), like(dreams.title, '%…')));
    },
  };
}

function isAfter(kind: string, after: TimelineKey | null): SQL {
  if (after === null) return sql`true`;
  const [micros, lastKind, lastId, lastConsultation] = after;
  const time = momentOfMicros(micros);
  if (kind === lastKind) return sql`(at, id, consultation) < (${time}, ${lastId}, ${lastConsultation})`;
  return kind < lastKind ? sql`at <= ${time}` : sql`at < ${time}`;
}
