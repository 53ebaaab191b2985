import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { oracleConsultations } from '#server/db/tables/oracle/oracle-consultations.ts';
import { oracleFollowupConsultations } from '#server/db/tables/oracle/oracle-followup-consultations.ts';
import { oraclePracticeJournal } from '#server/db/tables/oracle/oracle-practice-journal.ts';
import { oracleProfiles } from '#server/db/tables/oracle/oracle-profiles.ts';

const { userId: _, ...profileColumns } = getTableColumns(oracleProfiles);

export function createOracleExportQueries(handle: Handle) {
  return {
    async findProfile(userId: number) {
      const [row] = await handle
        .select(profileColumns)
        .from(oracleProfiles)
        .where(eq(oracleProfiles.userId, userId));
      return row;
    },

    countProfiles: (userId: number): Promise<number> =>
      handle.$count(oracleProfiles, eq(oracleProfiles.userId, userId)),

    countConsultations: (userId: number): Promise<number> =>
      handle.$count(oracleConsultations, eq(oracleConsultations.userId, userId)),

    /** Ids of all of them, oldest first. */
    async listIds(userId: number): Promise<string[]> {
      const rows = await handle
        .select({ id: oracleConsultations.id })
        .from(oracleConsultations)
        .where(eq(oracleConsultations.userId, userId))
        .orderBy(asc(oracleConsultations.createdAt), asc(oracleConsultations.id));
      return rows.map(({ id }) => id);
    },

    listConsultations: (userId: number, ids: readonly string[]) =>
      handle
        .select()
        .from(oracleConsultations)
        .where(
          sql`${oracleConsultations.userId} = ${userId} AND ${oracleConsultations.id} = ANY(${sql.param(ids)})`,
        )
        .orderBy(asc(oracleConsultations.createdAt), asc(oracleConsultations.id)),

    listEntries: (userId: number, ids: readonly string[]) =>
      handle
        .select()
        .from(oraclePracticeJournal)
        .where(
          sql`${oraclePracticeJournal.userId} = ${userId} AND ${oraclePracticeJournal.consultationId} = ANY(${sql.param(ids)})`,
        )
        .orderBy(asc(oraclePracticeJournal.entryNumber)),

    listFollowUps: (userId: number, ids: readonly string[]) =>
      handle
        .select()
        .from(oracleFollowupConsultations)
        .where(
          sql`${oracleFollowupConsultations.userId} = ${userId} AND ${oracleFollowupConsultations.originalConsultationId} = ANY(${sql.param(ids)})`,
        ),

    /** Of the answers, as the database keeps them. */
    async sumBytes(userId: number): Promise<number> {
      const [row] = await handle
        .select({
          bytes: sql<number>`coalesce(sum(pg_column_size(${oracleConsultations.oracleResponse})), 0)::integer`,
        })
        .from(oracleConsultations)
        .where(eq(oracleConsultations.userId, userId));
      return row?.bytes ?? 0;
    },
  };
}
