import type { limits } from '@chitta/contract';
import type { Transaction } from '#server/db/client.ts';
import type { ConsultationRow } from '#server/db/tables/oracle/oracle-consultations.ts';
import { createConsultationQueries } from './consultations.queries.ts';

export interface FinishedPractice {
  readonly row: ConsultationRow;
  /** Null: nothing was said of it. */
  readonly fit: (typeof limits.fitVerdicts)[number] | null;
  readonly now: Date;
}

/** What a follow-up leaves at its consultation: the practice has ended, and nobody asks again. */
export async function finishPractice(
  tx: Transaction,
  { row: { userId, id, practiceCompletedAt }, fit, now }: FinishedPractice,
): Promise<void> {
  await createConsultationQueries(tx).update(userId, id, {
    followUpDate: null,
    practiceCompleted: true,
    practiceCompletedAt: practiceCompletedAt ?? now,
    ...(fit !== null && { fit }),
  });
}
