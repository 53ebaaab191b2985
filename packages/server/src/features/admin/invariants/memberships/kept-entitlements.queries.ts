import { liveStatuses } from '@chitta/contract/limits';
import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Transaction } from '#server/db/client.ts';
import { type User, users } from '#server/db/tables/identity/users.ts';
import { type FreeMonthsRow, freeMonths } from '#server/db/tables/payments/free-months.ts';
import { type Subscription, subscriptions } from '#server/db/tables/payments/subscriptions.ts';

/** What is kept at a member of what they are entitled to. */
export type KeptEntitlement = Readonly<
  Pick<User, 'id' | 'subscriptionTier' | 'premiumUntil' | 'stripeSubscriptionId'>
>;

export function createKeptEntitlementsQueries(tx: Transaction) {
  const isLive = and(inArray(subscriptions.status, [...liveStatuses]), eq(subscriptions.isExtra, false));
  const isRunning = (now: Date) => and(isNull(freeMonths.subscriptionId), gt(freeMonths.endsAt, now));
  const withSubscription = tx.select({ id: subscriptions.userId }).from(subscriptions).where(isLive);
  return {
    /** Members who are premium or should be, after one of them by number. */
    list: (after: number, now: Date, limit: number): Promise<KeptEntitlement[]> =>
      tx
        .select({
          id: users.id,
          subscriptionTier: users.subscriptionTier,
          premiumUntil: users.premiumUntil,
          stripeSubscriptionId: users.stripeSubscriptionId,
        })
        .from(users)
        .where(
          and(
            gt(users.id, after),
            or(
              ne(users.subscriptionTier, 'free'),
              isNotNull(users.premiumUntil),
              isNotNull(users.stripeSubscriptionId),
              inArray(users.id, withSubscription),
              inArray(users.id, tx.select({ id: freeMonths.userId }).from(freeMonths).where(isRunning(now))),
            ),
          ),
        )
        .orderBy(asc(users.id))
        .limit(limit),
    listSubscriptions: (ids: readonly number[]): Promise<Subscription[]> =>
      tx
        .select()
        .from(subscriptions)
        .where(and(inArray(subscriptions.userId, [...ids]), isLive)),
    listFreeMonths: (ids: readonly number[], now: Date): Promise<FreeMonthsRow[]> =>
      tx
        .select()
        .from(freeMonths)
        .where(and(inArray(freeMonths.userId, [...ids]), isRunning(now))),
  };
}
