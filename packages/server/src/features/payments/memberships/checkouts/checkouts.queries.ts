import { and, eq } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { checkoutPromotions } from '#server/db/tables/payments/checkout-promotions.ts';
import { type CheckoutRow, checkouts } from '#server/db/tables/payments/checkouts.ts';
import { freeMonths } from '#server/db/tables/payments/free-months.ts';
import type { Promotion } from '#server/platform/hooks/promotions.ts';
import type { PaymentProvider } from '#server/platform/payments/payments.ts';

export function createCheckoutQueries(handle: Handle) {
  return {
    /** The member's own. */
    async find(userId: number, id: number): Promise<CheckoutRow | null> {
      const [row] = await handle
        .select()
        .from(checkouts)
        .where(and(eq(checkouts.userId, userId), eq(checkouts.id, id)));
      return row ?? null;
    },
    /** The one that is open at a provider. */
    async findOpen(userId: number, provider: PaymentProvider): Promise<CheckoutRow | null> {
      const [row] = await handle
        .select()
        .from(checkouts)
        .where(
          and(eq(checkouts.userId, userId), eq(checkouts.provider, provider), eq(checkouts.status, 'open')),
        );
      return row ?? null;
    },
    /** Keeps a new one with its promotions; null where another is open. */
    async begin(
      values: Omit<typeof checkouts.$inferInsert, 'status'>,
      promotions: readonly Promotion[],
    ): Promise<CheckoutRow | null> {
      const [row] = await handle
        .insert(checkouts)
        .values({ ...values, status: 'open' })
        .onConflictDoNothing()
        .returning();
      if (!row) return null;
      if (promotions.length > 0)
        await handle
          .insert(checkoutPromotions)
          .values(promotions.map((promotion) => ({ ...promotion, userId: row.userId, checkoutId: row.id })));
      return row;
    },
    /** What the provider answered with; the same for everybody who asked at once. */
    async setOpened(
      id: number,
      opened: Pick<CheckoutRow, 'providerId' | 'url' | 'clientSecret' | 'expiresAt'>,
    ): Promise<void> {
      await handle.update(checkouts).set(opened).where(eq(checkouts.id, id));
    },
    /** False where it was ended already. */
    async end(id: number, status: 'complete' | 'expired'): Promise<boolean> {
      const ended = await handle
        .update(checkouts)
        .set({ status, url: null, clientSecret: null })
        .where(and(eq(checkouts.id, id), eq(checkouts.status, 'open')))
        .returning({ id: checkouts.id });
      return ended.length > 0;
    },
    listPromotions: (checkoutId: number): Promise<Promotion[]> =>
      handle
        .select({
          source: checkoutPromotions.source,
          sourceId: checkoutPromotions.sourceId,
          months: checkoutPromotions.months,
        })
        .from(checkoutPromotions)
        .where(eq(checkoutPromotions.checkoutId, checkoutId)),
    /** Keeps in the ledger that a promotion was used up; nothing where it was before. */
    async addFreeMonths(values: typeof freeMonths.$inferInsert): Promise<void> {
      await handle.insert(freeMonths).values(values).onConflictDoNothing();
    },
  };
}
