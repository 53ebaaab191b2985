import type { Announcement } from '@chitta/contract';
import { shownAnnouncements, signInMinutes } from '@chitta/contract/limits';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import type { LiveSession } from '#server/platform/sessions/session-store.ts';
import { presentAnnouncement } from './announcements.presenter.ts';
import { createAnnouncementsQueries } from './announcements.queries.ts';
import { listenerOf } from './listener.ts';

/**
 * What is announced to the member now and was not put aside; what is for the moment of signing in, only in a session that
 * has just begun. One statement, since everybody asks every few minutes.
 */
export async function listActive(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { member, session }: { readonly member: Member; readonly session: Pick<LiveSession, 'createdAt'> },
): Promise<Announcement[]> {
  const now = clock.now();
  const listener = listenerOf(member, now);
  const isAtSignIn = now.getTime() - session.createdAt.getTime() < signInMinutes * 60_000;
  const rows = await createAnnouncementsQueries(db).listActive(listener, isAtSignIn, shownAnnouncements);
  return rows.map((row) => presentAnnouncement(row, listener.language));
}
