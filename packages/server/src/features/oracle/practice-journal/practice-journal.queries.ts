import { and, asc, eq, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { oracleConsultations } from '#server/db/tables/oracle/oracle-consultations.ts';
import {
  type PracticeEntryRow,
  oraclePracticeJournal as practiceJournal,
} from '#server/db/tables/oracle/oracle-practice-journal.ts';

export type EntryValues = Omit<PracticeEntryRow, 'userId' | 'consultationId' | 'entryNumber' | 'createdAt'>;

/** Which entry of which consultation. */
export interface EntryKey {
  readonly userId: number;
  readonly consultationId: string;
  readonly entryNumber: number;
}

export function createPracticeJournalQueries(handle: Handle) {
  const ofConsultation = (userId: number, consultationId: string) =>
    and(eq(practiceJournal.userId, userId), eq(practiceJournal.consultationId, consultationId));
  const entry = ({ userId, consultationId, entryNumber }: EntryKey) =>
    and(ofConsultation(userId, consultationId), eq(practiceJournal.entryNumber, entryNumber));

  return {
    /** First entry first; there are as many as a consultation can have. */
    list: (userId: number, consultationId: string): Promise<PracticeEntryRow[]> =>
      handle
        .select()
        .from(practiceJournal)
        .where(ofConsultation(userId, consultationId))
        .orderBy(asc(practiceJournal.entryNumber)),

    count: (userId: number, consultationId: string): Promise<number> =>
      handle.$count(practiceJournal, ofConsultation(userId, consultationId)),

    async find(key: EntryKey): Promise<PracticeEntryRow | undefined> {
      const [row] = await handle.select().from(practiceJournal).where(entry(key));
      return row;
    },

    /** The number of the next entry, which is given once: the consultation is locked until the transaction ends. */
    async takeNumber(userId: number, consultationId: string): Promise<number | undefined> {
      const [row] = await handle
        .update(oracleConsultations)
        .set({ lastEntryNumber: sql`${oracleConsultations.lastEntryNumber} + 1` })
        .where(and(eq(oracleConsultations.userId, userId), eq(oracleConsultations.id, consultationId)))
        .returning({ number: oracleConsultations.lastEntryNumber });
      return row?.number;
    },

    async insert(values: PracticeEntryRow): Promise<void> {
      await handle.insert(practiceJournal).values(values);
    },

    async update(key: EntryKey, values: EntryValues): Promise<PracticeEntryRow | undefined> {
      const [row] = await handle.update(practiceJournal).set(values).where(entry(key)).returning();
      return row;
    },

    async delete(key: EntryKey): Promise<boolean> {
      const deleted = await handle.delete(practiceJournal).where(entry(key));
      return (deleted.rowCount ?? 0) > 0;
    },
  };
}
