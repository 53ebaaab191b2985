import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import {
  type PushSubscriptionRow,
  pushSubscriptions,
} from '#server/db/tables/messaging/push-subscriptions.ts';
import { invariant } from '#server/platform/errors/invariant.ts';

export type SubscriptionValues = Pick<
  PushSubscriptionRow,
  'userId' | 'sessionId' | 'endpoint' | 'p256dhKey' | 'authKey' | 'userAgent'
>;

export function createPushSubscriptionsQueries(handle: Handle) {
  const own = (userId: number, id: number) =>
    and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.id, id));
  const list = (userId: number): Promise<PushSubscriptionRow[]> =>
    handle
      .select()
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id));

  return {
    list,

    /** Until the end of the transaction nobody else changes this endpoint, nor the member's devices. */
    async lock(userId: number, endpoint: string): Promise<void> {
      await handle.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${endpoint}, 44))`);
      await handle.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    },

    async find(userId: number, id: number): Promise<PushSubscriptionRow | undefined> {
      const [row] = await handle.select().from(pushSubscriptions).where(own(userId, id));
      return row;
    },

    async add(values: SubscriptionValues & { readonly createdAt: Date }): Promise<PushSubscriptionRow> {
      const [row] = await handle.insert(pushSubscriptions).values(values).returning();
      invariant(row, 'an insert returns its row');
      return row;
    },

    /** What its browser says now, whatever has failed before. */
    async renew(id: number, { userId, ...values }: SubscriptionValues): Promise<PushSubscriptionRow> {
      const [row] = await handle
        .update(pushSubscriptions)
        .set({ ...values, isActive: true, failures: 0, failingSince: null })
        .where(own(userId, id))
        .returning();
      invariant(row, 'a locked row is there');
      return row;
    },

    /** False where the member has no such device. */
    async delete(userId: number, ids: readonly number[]): Promise<boolean> {
      const deleted = await handle
        .delete(pushSubscriptions)
        .where(and(eq(pushSubscriptions.userId, userId), inArray(pushSubscriptions.id, [...ids])));
      return (deleted.rowCount ?? 0) > 0;
    },

    /** Another member's of the same browser; with it goes what was on its way to them. */
    async deleteOfOthers(userId: number, endpoint: string): Promise<void> {
      await handle
        .delete(pushSubscriptions)
        .where(and(eq(pushSubscriptions.endpoint, endpoint), ne(pushSubscriptions.userId, userId)));
    },

    async isOn(userId: number): Promise<boolean> {
      const [row] = await handle
        .select({ isOn: users.pushNotifications })
        .from(users)
        .where(eq(users.id, userId));
      return row?.isOn ?? false;
    },
  };
}
