import { desc, eq } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { announcements, userAnnouncementReads } from '#server/db/tables/messaging/announcements.ts';
import { notifications } from '#server/db/tables/messaging/notifications.ts';

export function createNotificationExportQueries(handle: Handle) {
  const isOwn = (userId: number) => eq(notifications.userId, userId);
  const isRead = (userId: number) => eq(userAnnouncementReads.userId, userId);
  return {
    count: async (userId: number): Promise<number> =>
      (await handle.$count(notifications, isOwn(userId))) +
      (await handle.$count(userAnnouncementReads, isRead(userId))),

    list: (userId: number) =>
      handle
        .select({
          kind: notifications.kind,
          params: notifications.params,
          path: notifications.path,
          createdAt: notifications.createdAt,
          readAt: notifications.readAt,
        })
        .from(notifications)
        .where(isOwn(userId))
        .orderBy(desc(notifications.createdAt)),

    /** Announcements that the member has read. */
    listRead: (userId: number) =>
      handle
        .select({
          title: announcements.title,
          actionUrl: announcements.actionUrl,
          startsAt: announcements.startsAt,
          readAt: userAnnouncementReads.readAt,
        })
        .from(userAnnouncementReads)
        .innerJoin(announcements, eq(announcements.id, userAnnouncementReads.announcementId))
        .where(isRead(userId))
        .orderBy(desc(userAnnouncementReads.readAt)),
  };
}
