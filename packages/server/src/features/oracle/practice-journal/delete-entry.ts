import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { ownConsultation } from '../consultations/own-consultation.ts';
import type { OfEntry } from './change-entry.ts';
import { createPracticeJournalQueries } from './practice-journal.queries.ts';

/** Deletes an entry; the others keep their numbers. Throws `oracle.not_found` and `oracle.entry_not_found`. */
export async function deleteEntry(
  { db }: Pick<AppContext, 'db'>,
  { member, id, entryNumber }: OfEntry,
): Promise<void> {
  await ownConsultation(db, member.id, id);
  const key = { userId: member.id, consultationId: id, entryNumber };
  assertThat(await createPracticeJournalQueries(db).delete(key), 'oracle.entry_not_found');
}
