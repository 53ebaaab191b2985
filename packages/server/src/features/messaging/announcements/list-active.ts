import type { Announcement } from '@chitta/contract';
import { shownAnnouncements } from '@chitta/contract/limits';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { presentAnnouncement } from './announcements.presenter.ts';
import { createAnnouncementsQueries } from './announcements.queries.ts';
import { listenerOf } from './listener.ts';

/** What is announced to the member now and was not put aside: one statement, since everybody asks every few minutes. */
export async function listActive(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  member: Member,
): Promise<Announcement[]> {
  const listener = listenerOf(member, clock.now());
  const rows = await createAnnouncementsQueries(db).listActive(listener, shownAnnouncements);
  return rows.map((row) => presentAnnouncement(row, listener.language));
}
