import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { keepWritten } from '../consultations/keep-written.ts';

/** Deletes what a model wrote beside an answer; where it wrote nothing, nothing happens. Throws `oracle.not_found`. */
export async function deleteWritten(
  context: Pick<AppContext, 'db'>,
  { member, id }: { readonly member: Pick<Member, 'id'>; readonly id: string },
): Promise<void> {
  assertThat(await keepWritten(context, { userId: member.id, id, written: null }), 'oracle.not_found');
}
