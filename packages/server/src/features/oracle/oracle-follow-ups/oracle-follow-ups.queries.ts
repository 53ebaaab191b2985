import { and, asc, between, eq, isNotNull, isNull, not, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { oracleConsultations } from '#server/db/tables/oracle/oracle-consultations.ts';
import {
  oracleFollowupConsultations as followUps,
  type OracleFollowUpRow,
} from '#server/db/tables/oracle/oracle-followup-consultations.ts';

/** Days (`YYYY-MM-DD`) of which practices are looked for, and the one behind which a page begins. */
export interface DueRange {
  readonly from: string;
  readonly to: string;
  readonly after: { readonly userId: number; readonly id: string } | null;
  readonly limit: number;
}

/** A practice that waits to be looked back on, and when its member lives. */
export interface DuePractice {
  readonly userId: number;
  readonly id: string;
  readonly followUpDate: string | null;
  readonly timezone: string | null;
}

export function createOracleFollowUpQueries(handle: Handle) {
  return {
    /** What became of the practice of a consultation. */
    async find(userId: number, consultationId: string): Promise<OracleFollowUpRow | undefined> {
      const [row] = await handle
        .select()
        .from(followUps)
        .where(and(eq(followUps.userId, userId), eq(followUps.originalConsultationId, consultationId)));
      return row;
    },

    /** In the order of members. */
    listDue: ({ from, to, after, limit }: DueRange): Promise<DuePractice[]> =>
      handle
        .select({
          userId: oracleConsultations.userId,
          id: oracleConsultations.id,
          followUpDate: oracleConsultations.followUpDate,
          timezone: users.timezone,
        })
        .from(oracleConsultations)
        .innerJoin(users, eq(users.id, oracleConsultations.userId))
        .where(
          and(
            between(oracleConsultations.followUpDate, from, to),
            not(oracleConsultations.practiceCompleted),
            isNotNull(oracleConsultations.recommendedExerciseId),
            isNull(users.closedAt),
            after === null
              ? undefined
              : sql`(${oracleConsultations.userId}, ${oracleConsultations.id}) > (${after.userId}, ${after.id})`,
          ),
        )
        .orderBy(asc(oracleConsultations.userId), asc(oracleConsultations.id))
        .limit(limit),

    async insert(row: OracleFollowUpRow): Promise<void> {
      await handle.insert(followUps).values(row);
    },
  };
}
