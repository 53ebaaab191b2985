import type { Announcement } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { presentAnnouncement } from './announcements.presenter.ts';
import { createAnnouncementsQueries, type Place } from './announcements.queries.ts';
import { listenerOf } from './listener.ts';

type Parts = Pick<AppContext, 'db' | 'clock'>;

/** An announcement as the notification centre tells of it. */
export interface ToldAnnouncement {
  readonly announcement: Omit<Announcement, 'showOnLogin'>;
  readonly startsAt: Date;
  readonly isRead: boolean;
}

/** The newest announcements that the member was told, those that have left the page among them, before a place. */
export async function listToldAnnouncements(
  { db, clock }: Parts,
  member: Member,
  { before, limit }: { readonly before?: Place | undefined; readonly limit: number },
): Promise<ToldAnnouncement[]> {
  const listener = listenerOf(member, clock.now());
  const rows = await createAnnouncementsQueries(db).listTold(listener, before, limit);
  return rows.map((row) => {
    const { showOnLogin: _, ...announcement } = presentAnnouncement(row, listener.language);
    return { announcement, startsAt: row.startsAt, isRead: row.readAt !== null };
  });
}

/** How many of them wait to be read; `most` at the most. */
export function countUnreadAnnouncements(
  { db, clock }: Parts,
  member: Member,
  most: number,
): Promise<number> {
  return createAnnouncementsQueries(db).countUnread(listenerOf(member, clock.now()), most);
}

/** Reads those of them that are named, or that there were at a time. */
export async function readToldAnnouncements(
  { db, clock }: Parts,
  member: Member,
  chosen: { readonly ids: readonly number[] } | { readonly until: Date },
): Promise<void> {
  const now = clock.now();
  const queries = createAnnouncementsQueries(db);
  await queries.markRead(member.id, await queries.listUnread(listenerOf(member, now), chosen), now);
}

/** Forgets who has read announcements that began before a time and are shown nowhere any more. */
export function forgetAnnouncementReads({ db, clock }: Parts, before: Date): Promise<void> {
  return createAnnouncementsQueries(db).forgetReads(before, clock.now());
}
