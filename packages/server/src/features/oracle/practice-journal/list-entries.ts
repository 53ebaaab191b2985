import type { PracticeEntry } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { ownConsultation } from '../consultations/own-consultation.ts';
import { presentEntry } from './practice-journal.presenter.ts';
import { createPracticeJournalQueries } from './practice-journal.queries.ts';

/** The practice journal of a consultation, first entry first. Throws `oracle.not_found`, also for those of others. */
export async function listEntries(
  { db }: Pick<AppContext, 'db'>,
  { member, id }: { readonly member: Pick<Member, 'id'>; readonly id: string },
): Promise<PracticeEntry[]> {
  await ownConsultation(db, member.id, id);
  return (await createPracticeJournalQueries(db).list(member.id, id)).map(presentEntry);
}
