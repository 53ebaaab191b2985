import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { inJournal } from './journal/in-journal.ts';
import { takeOutDream } from './journal/take-out-dream.ts';
import { restoreWindowMs } from './restore-dream.ts';

/** Takes a dream out of the journal. It can be restored for a day. Throws `dreams.not_found`. */
export async function deleteDream(
  context: AppContext,
  { member, id }: { readonly member: Pick<Member, 'id'>; readonly id: number },
): Promise<{ id: number; restorableUntil: string }> {
  const deletedAt = context.clock.now();
  await inJournal(context, member.id, async (tx) => {
    assertThat(await takeOutDream(tx, { userId: member.id, id, deletedAt }), 'dreams.not_found');
  });
  return { id, restorableUntil: new Date(deletedAt.getTime() + restoreWindowMs).toISOString() };
}
