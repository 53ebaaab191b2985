import type { PracticeEntry } from '@chitta/contract';
import type { PracticeEntryRow } from '#server/db/tables/oracle/oracle-practice-journal.ts';

export function presentEntry({
  userId: _,
  consultationId: __,
  createdAt: ___,
  ...entry
}: PracticeEntryRow): PracticeEntry {
  return entry;
}
