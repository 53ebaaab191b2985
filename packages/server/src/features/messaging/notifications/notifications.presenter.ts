import type { Notification } from '@chitta/contract';
import type { NotificationRow } from '#server/db/tables/messaging/notifications.ts';
import type { ToldAnnouncement } from '../announcements/told-announcements.ts';

export function presentNotification(row: NotificationRow): Notification {
  const { id, kind, params, path, createdAt, readAt } = row;
  return {
    id: `n${id}`,
    kind,
    params: { ...params },
    path,
    createdAt: createdAt.toISOString(),
    isRead: readAt !== null,
  };
}

export function presentTold({ announcement, startsAt, isRead }: ToldAnnouncement): Notification {
  const id = `a${announcement.id}`;
  return { id, kind: 'announcement', announcement, createdAt: startsAt.toISOString(), isRead };
}
