import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { createConsultationQueries } from './consultations.queries.ts';

/**
 * Deletes a consultation for good, with its practice journal, follow-up and share. Throws `oracle.not_found`, also for
 * those of others.
 */
export async function deleteConsultation(
  { db }: Pick<AppContext, 'db'>,
  { member, id }: { readonly member: Pick<Member, 'id'>; readonly id: string },
): Promise<void> {
  assertThat(await createConsultationQueries(db).delete(member.id, id), 'oracle.not_found');
}
