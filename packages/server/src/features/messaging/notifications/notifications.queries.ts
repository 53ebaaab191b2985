import { and, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { type NotificationRow, notifications } from '#server/db/tables/messaging/notifications.ts';

export type NewNotificationRow = Omit<typeof notifications.$inferInsert, 'readAt'>;

/** A place in the order of time. */
interface Place {
  readonly time: Date;
  readonly id: number;
}

export function createNotificationsQueries(handle: Handle) {
  const own = (userId: number) => eq(notifications.userId, userId);
  const isUnread = (userId: number) => and(own(userId), isNull(notifications.readAt));
  return {
    /** The same fact is kept once, whoever tells of it. */
    async insert(...rows: readonly NewNotificationRow[]): Promise<void> {
      await handle
        .insert(notifications)
        .values([...rows])
        .onConflictDoNothing({ target: [notifications.userId, notifications.fact] });
    },

    /** The newest before a place in the order of time. */
    list: (userId: number, before: Place | undefined, limit: number): Promise<NotificationRow[]> =>
      handle
        .select()
        .from(notifications)
        .where(
          and(
            own(userId),
            before &&
              sql`(${notifications.createdAt}, ${notifications.id}) < (${before.time}::timestamptz, ${before.id}::bigint)`,
          ),
        )
        .orderBy(desc(notifications.createdAt), desc(notifications.id))
        .limit(limit),

    /** How many wait to be read; `most` at the most. */
    countUnread: (userId: number, most: number): Promise<number> =>
      handle.$count(
        handle
          .select({ id: notifications.id })
          .from(notifications)
          .where(isUnread(userId))
          .limit(most)
          .as('unread'),
      ),

    /** Of these, or of all that there were at a time, those of the member that wait to be read. */
    async markRead(
      userId: number,
      chosen: { readonly ids: readonly number[] } | { readonly until: Date },
      readAt: Date,
    ): Promise<void> {
      const isChosen =
        'ids' in chosen
          ? inArray(notifications.id, [...chosen.ids])
          : lte(notifications.createdAt, chosen.until);
      await handle
        .update(notifications)
        .set({ readAt })
        .where(and(isUnread(userId), isChosen));
    },

    /** Whether mail to this address reaches the member, or would. */
    async isAddressOf(userId: number, address: string): Promise<boolean> {
      const [user] = await handle.select({ email: users.email }).from(users).where(eq(users.id, userId));
      return user?.email === address;
    },

    async forget(before: Date): Promise<void> {
      await handle.delete(notifications).where(lt(notifications.createdAt, before));
    },
  };
}
