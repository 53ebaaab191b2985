import { liveStatuses } from '@chitta/contract/limits';
import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { type User, users } from '#server/db/tables/identity/users.ts';
import { freeMonths } from '#server/db/tables/payments/free-months.ts';
import { type Subscription, subscriptions } from '#server/db/tables/payments/subscriptions.ts';
import type { PaymentProvider } from '#server/platform/payments/payments.ts';

/** What is kept at the member of what they are entitled to. */
export type KeptEntitlement = Pick<User, 'subscriptionTier' | 'premiumUntil' | 'stripeSubscriptionId'>;

export function createEntitlementQueries(handle: Handle) {
  return {
    async findGrant(userId: number) {
      const [row] = await handle
        .select({
          hasUnlimitedAccess: users.hasUnlimitedAccess,
          unlimitedAccessUntil: users.unlimitedAccessUntil,
        })
        .from(users)
        .where(eq(users.id, userId));
      return row ?? null;
    },
    /** The member's one subscription that lives at a provider. */
    async findLive(userId: number, provider: PaymentProvider): Promise<Subscription | null> {
      const [row] = await handle
        .select()
        .from(subscriptions)
        .where(
          and(
            eq(subscriptions.userId, userId),
            eq(subscriptions.provider, provider),
            inArray(subscriptions.status, [...liveStatuses]),
            eq(subscriptions.isExtra, false),
          ),
        );
      return row ?? null;
    },
    /** The one that lives at a provider though its money is gone. */
    async findLost(userId: number, provider: PaymentProvider): Promise<Subscription | null> {
      const subscription = await this.findLive(userId, provider);
      return subscription?.lostPayment ? subscription : null;
    },
    /** Free months that have not run out, without those that moved a renewal. */
    listFreeMonths: (userId: number, now: Date) =>
      handle
        .select()
        .from(freeMonths)
        .where(
          and(eq(freeMonths.userId, userId), isNull(freeMonths.subscriptionId), gt(freeMonths.endsAt, now)),
        ),
    countLive: (provider: PaymentProvider): Promise<number> =>
      handle.$count(
        subscriptions,
        and(
          eq(subscriptions.provider, provider),
          inArray(subscriptions.status, [...liveStatuses]),
          eq(subscriptions.isExtra, false),
        ),
      ),
    /** Members at whom another subscription is kept than the one that counts with this provider; null: with none. */
    async listMisplaced(provider: PaymentProvider | null): Promise<number[]> {
      const isCounting = and(
        eq(subscriptions.userId, users.id),
        provider === null ? sql`false` : eq(subscriptions.provider, provider),
        inArray(subscriptions.status, [...liveStatuses]),
        eq(subscriptions.isExtra, false),
      );
      const rows = await handle
        .select({ id: users.id })
        .from(users)
        .leftJoin(subscriptions, isCounting)
        .where(sql`${users.stripeSubscriptionId} IS DISTINCT FROM ${subscriptions.id}`)
        .orderBy(users.id);
      return rows.map(({ id }) => id);
    },
    /** Members whose premium by tier has ended and who are not written down as free. */
    async listEnded(now: Date, limit: number): Promise<number[]> {
      const rows = await handle
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.subscriptionTier, 'premium'), lte(users.premiumUntil, now)))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    async keep(userId: number, kept: KeptEntitlement): Promise<void> {
      await handle.update(users).set(kept).where(eq(users.id, userId));
    },
  };
}
