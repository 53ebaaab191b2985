import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { createAnnouncementsQueries } from './announcements.queries.ts';
import { listenerOf } from './listener.ts';

/** Puts an announcement aside for good. Throws `announcements.not_found` for one that is not for the member. */
export async function readAnnouncement(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  member: Member,
  id: number,
): Promise<void> {
  const now = clock.now();
  const queries = createAnnouncementsQueries(db);
  assertThat(await queries.isThereFor(listenerOf(member, now), id), 'announcements.not_found');
  await queries.markRead(member.id, [id], now);
}
