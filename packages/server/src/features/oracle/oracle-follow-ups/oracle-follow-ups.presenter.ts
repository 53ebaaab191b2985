import type { OracleFollowUp } from '@chitta/contract';
import type { OracleFollowUpRow } from '#server/db/tables/oracle/oracle-followup-consultations.ts';

export function presentFollowUp({ userId: _, completionDate, ...row }: OracleFollowUpRow): OracleFollowUp {
  return { ...row, completionDate: completionDate.toISOString() };
}
