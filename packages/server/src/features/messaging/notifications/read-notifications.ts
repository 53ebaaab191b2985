import type { ReadNotificationsRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { readToldAnnouncements } from '../announcements/told-announcements.ts';
import { createNotificationsQueries } from './notifications.queries.ts';

/** Reads entries by name, or all that there were at a time; what is nobody's or another's changes nothing. */
export async function readNotifications(
  context: Pick<AppContext, 'db' | 'clock'>,
  member: Member,
  request: ReadNotificationsRequest,
): Promise<void> {
  const chosenOf = (kind: 'a' | 'n') =>
    'ids' in request ? { ids: numbersOf(request.ids, kind) } : { until: new Date(request.until) };
  const queries = createNotificationsQueries(context.db);
  await queries.markRead(member.id, chosenOf('n'), context.clock.now());
  await readToldAnnouncements(context, member, chosenOf('a'));
}

function numbersOf(ids: readonly string[], kind: 'a' | 'n'): number[] {
  return ids
    .filter((id) => id.startsWith(kind))
    .map((id) => Number(id.slice(1)))
    .filter((id) => kind === 'n' || id <= 2_147_483_647);
}
