import type { Handle, Transaction } from '#server/db/client.ts';
import type { ConsultationRow } from '#server/db/tables/oracle/oracle-consultations.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createConsultationQueries } from './consultations.queries.ts';

/** A consultation of the member's own. Throws `oracle.not_found`, also for those of others. */
export async function ownConsultation(handle: Handle, userId: number, id: string): Promise<ConsultationRow> {
  const row = await createConsultationQueries(handle).find(userId, id);
  assertThat(row, 'oracle.not_found');
  return row;
}

/** The same, which nobody else changes before the transaction ends. */
export async function holdConsultation(
  tx: Transaction,
  userId: number,
  id: string,
): Promise<ConsultationRow> {
  const row = await createConsultationQueries(tx).lock(userId, id);
  assertThat(row, 'oracle.not_found');
  return row;
}
