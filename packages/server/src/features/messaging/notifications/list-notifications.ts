import { limits, type Notification, type NotificationPage } from '@chitta/contract';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/keyset-cursor.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { listToldAnnouncements } from '../announcements/told-announcements.ts';
import { countUnread } from './count-unread.ts';
import { presentNotification, presentTold } from './notifications.presenter.ts';
import { createNotificationsQueries } from './notifications.queries.ts';

type Parts = Pick<AppContext, 'db' | 'clock'>;

/** Milliseconds since 1970, of which kind the entry is, and its number: at one moment announcements come first. */
const key = z.tuple([
  z.number().int().nonnegative().max(8_640_000_000_000_000),
  z.enum(['a', 'n']),
  z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
]);
type Key = z.infer<typeof key>;

interface PageRequest {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** One page of the notification centre: the member's own notifications and announcements, merged. Throws `requests.invalid`. */
export async function listNotifications(
  context: Parts,
  member: Member,
  { cursor, limit = limits.pageSize.default }: PageRequest,
): Promise<NotificationPage> {
  const last = cursor === undefined ? undefined : decodeCursor(cursor, key);
  const most = limit + 1;
  const told = await listToldAnnouncements(context, member, { before: placeAmong('a', last), limit: most });
  const own = await createNotificationsQueries(context.db).list(member.id, placeAmong('n', last), most);
  const entries = [...told.map(presentTold), ...own.map(presentNotification)].sort(byTime);
  const items = entries.slice(0, limit);
  const end = entries.length > limit ? items.at(-1) : undefined;
  return {
    items,
    nextCursor: end === undefined ? null : encodeCursor(keyOf(end)),
    unread: await countUnread(context, member),
  };
}

/** Where a page goes on among entries of one kind, behind the last entry of the page before, of whatever kind. */
function placeAmong(kind: 'a' | 'n', last: Key | undefined): { time: Date; id: number } | undefined {
  if (last === undefined) return undefined;
  const [time, lastKind, id] = last;
  if (kind === lastKind) return { time: new Date(time), id };
  return { time: new Date(time), id: kind === 'a' ? 0 : Number.MAX_SAFE_INTEGER };
}

function keyOf({ id, createdAt }: Notification): Key {
  return [Date.parse(createdAt), id.startsWith('a') ? 'a' : 'n', Number(id.slice(1))];
}

function byTime(one: Notification, other: Notification): number {
  const [time, kind, id] = keyOf(one);
  const [otherTime, otherKind, otherId] = keyOf(other);
  if (time !== otherTime) return otherTime - time;
  return kind === otherKind ? otherId - id : kind < otherKind ? -1 : 1;
}
