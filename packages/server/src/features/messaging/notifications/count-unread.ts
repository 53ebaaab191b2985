import { countedNotifications } from '@chitta/contract/limits';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { countUnreadAnnouncements } from '../announcements/told-announcements.ts';
import { createNotificationsQueries } from './notifications.queries.ts';

/** How much waits to be read in the notification centre; one above `limits.countedNotifications` for any number above it. */
export async function countUnread(
  context: Pick<AppContext, 'db' | 'clock'>,
  member: Member,
): Promise<number> {
  const most = countedNotifications + 1;
  const own = await createNotificationsQueries(context.db).countUnread(member.id, most);
  return Math.min(most, own + (await countUnreadAnnouncements(context, member, most)));
}
