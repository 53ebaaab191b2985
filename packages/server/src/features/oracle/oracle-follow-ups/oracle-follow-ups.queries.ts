import { and, eq } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import {
  oracleFollowupConsultations as followUps,
  type OracleFollowUpRow,
} from '#server/db/tables/oracle/oracle-followup-consultations.ts';

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

    async insert(row: OracleFollowUpRow): Promise<void> {
      await handle.insert(followUps).values(row);
    },
  };
}
