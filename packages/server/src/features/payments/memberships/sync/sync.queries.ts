import { liveStatuses } from '@chitta/contract/limits';
import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { invoiceDisputes, invoiceRefunds, invoices } from '#server/db/tables/payments/invoices.ts';
import { type Subscription, subscriptions } from '#server/db/tables/payments/subscriptions.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import type { PaymentProvider } from '#server/platform/payments/payments.ts';
import { isLive } from './choose-live.ts';

export type InvoiceValues = typeof invoices.$inferInsert;
export type RefundValues = typeof invoiceRefunds.$inferInsert;
export type DisputeValues = typeof invoiceDisputes.$inferInsert;

/** Where the member's customer at each provider is kept. */
const customerColumns = { stripe: users.stripeCustomerId, sandbox: users.sandboxCustomerId } as const;

export function createSyncQueries(handle: Handle) {
  return {
    /** A number greater than every one before it. */
    async nextTurn(): Promise<number> {
      const { rows } = await handle.execute<{ turn: number }>(
        sql`SELECT nextval('membership_turns')::integer AS turn`,
      );
      invariant(rows[0], 'a sequence gives numbers');
      return rows[0].turn;
    },
    async findCustomerId(userId: number, provider: PaymentProvider): Promise<string | null> {
      const [row] = await handle
        .select({ customerId: customerColumns[provider] })
        .from(users)
        .where(eq(users.id, userId));
      return row?.customerId ?? null;
    },
    /** The first one stays. */
    async setCustomer(userId: number, provider: PaymentProvider, customerId: string): Promise<void> {
      await handle
        .update(users)
        .set(provider === 'stripe' ? { stripeCustomerId: customerId } : { sandboxCustomerId: customerId })
        .where(and(eq(users.id, userId), isNull(customerColumns[provider])));
    },
    /** Members with a subscription that lives, of which nothing was heard though it should have been. */
    async listStale(provider: PaymentProvider, now: Date, limit: number): Promise<number[]> {
      const rows = await handle
        .select({ userId: subscriptions.userId })
        .from(subscriptions)
        .where(
          and(
            eq(subscriptions.provider, provider),
            inArray(subscriptions.status, [...liveStatuses]),
            isStale(now.getTime()),
          ),
        )
        .orderBy(asc(subscriptions.syncedAt))
        .limit(limit);
      return rows.map(({ userId }) => userId);
    },
    async findMember(provider: PaymentProvider, customerId: string): Promise<number | null> {
      const [row] = await handle
        .select({ id: users.id })
        .from(users)
        .where(eq(customerColumns[provider], customerId));
      return row?.id ?? null;
    },
    /** Locks the member and takes the turn; false where a later fetch has been written already. */
    async takeTurn(userId: number, turn: number): Promise<boolean> {
      const taken = await handle
        .update(users)
        .set({ membershipTurn: turn })
        .where(and(eq(users.id, userId), lt(users.membershipTurn, turn)))
        .returning({ id: users.id });
      return taken.length > 0;
    },
    /** In the order given. One that was extra, or lost its money, stays so once it has ended. */
    async putSubscriptions(rows: readonly Subscription[]): Promise<void> {
      for (const { userId, id, ...values } of rows) {
        const kept = isLive(values)
          ? {}
          : { isExtra: sql`${subscriptions.isExtra}`, lostPayment: sql`${subscriptions.lostPayment}` };
        await handle
          .insert(subscriptions)
          .values({ userId, id, ...values })
          .onConflictDoUpdate({
            target: subscriptions.id,
            set: { ...values, ...kept },
            setWhere: eq(subscriptions.userId, userId),
          });
      }
    },
    async putInvoices(rows: readonly InvoiceValues[]): Promise<void> {
      for (const { id, ...values } of rows)
        await handle
          .insert(invoices)
          .values({ id, ...values })
          .onConflictDoUpdate({
            target: invoices.id,
            set: values,
            setWhere: eq(invoices.userId, values.userId),
          });
    },
    async putRefunds(rows: readonly RefundValues[]): Promise<void> {
      for (const { id, ...values } of rows)
        await handle
          .insert(invoiceRefunds)
          .values({ id, ...values })
          .onConflictDoUpdate({ target: invoiceRefunds.id, set: values });
    },
    async putDisputes(rows: readonly DisputeValues[]): Promise<void> {
      for (const { id, ...values } of rows)
        await handle
          .insert(invoiceDisputes)
          .values({ id, ...values })
          .onConflictDoUpdate({ target: invoiceDisputes.id, set: values });
    },
  };
}

const hour = 60 * 60_000;

/** Its period ended an hour ago or more and it was not looked at for an hour; or it was not for a week. */
function isStale(now: number) {
  const anHourAgo = new Date(now - hour);
  const isOver = and(lt(subscriptions.periodEnd, anHourAgo), lt(subscriptions.syncedAt, anHourAgo));
  return or(isOver, lt(subscriptions.syncedAt, new Date(now - 7 * 24 * hour)));
}
