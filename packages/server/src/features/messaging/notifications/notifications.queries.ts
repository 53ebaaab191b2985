import type { Handle } from '#server/db/client.ts';
import { notifications } from '#server/db/tables/messaging/notifications.ts';

export type NewNotificationRow = Omit<typeof notifications.$inferInsert, 'readAt'>;

export function createNotificationsQueries(handle: Handle) {
  return {
    /** The same fact is kept once, whoever tells of it. */
    async insert(row: NewNotificationRow): Promise<void> {
      await handle
        .insert(notifications)
        .values(row)
        .onConflictDoNothing({ target: [notifications.userId, notifications.fact] });
    },
  };
}
