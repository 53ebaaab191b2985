import { asc, eq } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { pushSubscriptions } from '#server/db/tables/messaging/push-subscriptions.ts';

export function createPushDeviceExportQueries(handle: Handle) {
  const { endpoint, userAgent, isActive, createdAt, lastSuccessAt } = pushSubscriptions;
  return {
    count: (userId: number): Promise<number> =>
      handle.$count(pushSubscriptions, eq(pushSubscriptions.userId, userId)),

    list: (userId: number) =>
      handle
        .select({ endpoint, userAgent, isActive, createdAt, lastSuccessAt })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, userId))
        .orderBy(asc(pushSubscriptions.id)),
  };
}
