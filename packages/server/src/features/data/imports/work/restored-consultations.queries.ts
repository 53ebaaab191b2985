import { and, eq, isNull } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { type NewConsultation, oracleConsultations } from '#server/db/tables/oracle/oracle-consultations.ts';
import {
  oracleFollowupConsultations as followUps,
  type OracleFollowUpRow,
} from '#server/db/tables/oracle/oracle-followup-consultations.ts';
import {
  oraclePracticeJournal,
  type PracticeEntryRow,
} from '#server/db/tables/oracle/oracle-practice-journal.ts';

export interface RestoredConsultation {
  readonly consultation: NewConsultation;
  readonly entries: readonly PracticeEntryRow[];
  readonly followUp: OracleFollowUpRow | null;
}

export function createRestoredConsultationQueries(handle: Handle) {
  return {
    /** Writes a consultation with its practice journal and what became of it, at the times at which it was. */
    async insert({ consultation, entries, followUp }: RestoredConsultation): Promise<void> {
      await handle.insert(oracleConsultations).values(consultation);
      if (entries.length > 0) await handle.insert(oraclePracticeJournal).values([...entries]);
      if (followUp) await handle.insert(followUps).values(followUp);
    },

    /** Lets the follow-up of one say that another goes on from it, unless it says so of a third. */
    async goOn(userId: number, from: string, to: string): Promise<void> {
      await handle
        .update(followUps)
        .set({ followupConsultationId: to })
        .where(
          and(
            eq(followUps.userId, userId),
            eq(followUps.originalConsultationId, from),
            isNull(followUps.followupConsultationId),
          ),
        );
    },
  };
}
