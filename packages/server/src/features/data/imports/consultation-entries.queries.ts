import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { importEntries } from '#server/db/tables/data/import-entries.ts';
import { oracleConsultations as consultations } from '#server/db/tables/oracle/oracle-consultations.ts';
import { oracleFollowupConsultations as followUps } from '#server/db/tables/oracle/oracle-followup-consultations.ts';
import { oraclePracticeJournal as practices } from '#server/db/tables/oracle/oracle-practice-journal.ts';
import type { OfImport } from './imports.queries.ts';

/** What a member can change of a consultation, in one text: its own part, its entries, its follow-up. */
const state = sql<string>`md5(ROW(
  ${consultations.fit}, ${consultations.followUpDate}, ${consultations.practiceCompletedAt},
  (SELECT string_agg(ROW(
      entry_number, practice_date, journal_entry, exercise_implemented, insights, challenges,
      mood_before, mood_after, practice_rating, next_steps)::text, ',' ORDER BY entry_number)
    FROM ${practices}
    WHERE ${practices.userId} = ${consultations.userId} AND ${practices.consultationId} = ${consultations.id}),
  (SELECT ${followUps.completionDate} FROM ${followUps}
    WHERE ${followUps.userId} = ${consultations.userId}
      AND ${followUps.originalConsultationId} = ${consultations.id})
)::text)`;

interface ChangedConsultations {
  /** Undefined: all entries. */
  readonly positions?: readonly number[];
  readonly most: number;
}

export function createConsultationEntryQueries(handle: Handle) {
  const own = ({ userId, id }: OfImport) =>
    and(
      eq(importEntries.userId, userId),
      eq(importEntries.importId, id),
      eq(importEntries.kind, 'consultation'),
    );
  const kept = (userId: number, id: string) =>
    and(eq(consultations.userId, userId), eq(consultations.id, id));

  return {
    /** Consultations of the journal that were asked at one of these moments. */
    async listAsked(userId: number, moments: readonly Date[]) {
      if (moments.length === 0) return [];
      const asked = moments.map((moment) => moment.toISOString());
      return handle
        .select({
          id: consultations.id,
          userInput: consultations.userInput,
          createdAt: consultations.createdAt,
        })
        .from(consultations)
        .where(
          and(
            eq(consultations.userId, userId),
            sql`${consultations.createdAt} = ANY(${sql.param(asked)}::timestamptz[])`,
          ),
        );
    },

    /** New names of consultations by their old ones, of those that are in the journal by now. */
    async findNames(key: OfImport, origins: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (origins.length === 0) return new Map();
      const rows = await handle
        .select({ origin: importEntries.originName, name: consultations.id })
        .from(importEntries)
        .innerJoin(
          consultations,
          and(
            eq(consultations.userId, importEntries.userId),
            sql`${consultations.id} = coalesce(${importEntries.rowName}, ${importEntries.duplicateName})`,
          ),
        )
        .where(and(own(key), inArray(importEntries.originName, [...new Set(origins)])));
      return new Map(rows.flatMap(({ origin, name }) => (origin === null ? [] : [[origin, name]])));
    },

    /** The checksum of a consultation as it stands. */
    async stateOf(userId: number, id: string): Promise<string | null> {
      const [row] = await handle.select({ state }).from(consultations).where(kept(userId, id));
      return row?.state ?? null;
    },

    /** Consultations of an import that were changed, practised or looked back on since they were written. */
    listChanged: (key: OfImport, { positions, most }: ChangedConsultations) =>
      handle
        .select({
          position: importEntries.position,
          id: consultations.id,
          title: consultations.userInput,
        })
        .from(importEntries)
        .innerJoin(
          consultations,
          and(eq(consultations.userId, importEntries.userId), eq(consultations.id, importEntries.rowName)),
        )
        .where(
          and(
            own(key),
            eq(importEntries.state, 'written'),
            positions ? inArray(importEntries.position, [...positions]) : undefined,
            isNotNull(importEntries.rowState),
            sql`${state} <> ${importEntries.rowState}`,
          ),
        )
        .orderBy(importEntries.position)
        .limit(most),

    /** Deletes one for good, with all that belongs to it. */
    async takeOut(userId: number, id: string): Promise<void> {
      await handle.delete(consultations).where(kept(userId, id));
    },
  };
}
