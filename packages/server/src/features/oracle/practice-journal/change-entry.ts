import type { PracticeEntry, WritePracticeEntryRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { ownConsultation } from '../consultations/own-consultation.ts';
import { entryValues } from './entry-values.ts';
import { presentEntry } from './practice-journal.presenter.ts';
import { createPracticeJournalQueries } from './practice-journal.queries.ts';

export interface OfEntry {
  readonly member: Pick<Member, 'id' | 'timezone'>;
  /** Of the consultation. */
  readonly id: string;
  readonly entryNumber: number;
}

export interface ChangeEntryOptions extends OfEntry {
  readonly request: WritePracticeEntryRequest;
}

/** Replaces what an entry says. Throws `oracle.not_found`, `oracle.entry_not_found` and `requests.invalid`. */
export async function changeEntry(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { member, id, entryNumber, request }: ChangeEntryOptions,
): Promise<PracticeEntry> {
  await ownConsultation(db, member.id, id);
  const values = entryValues(request, member, clock.now());
  const key = { userId: member.id, consultationId: id, entryNumber };
  const row = await createPracticeJournalQueries(db).update(key, values);
  assertThat(row, 'oracle.entry_not_found');
  return presentEntry(row);
}
