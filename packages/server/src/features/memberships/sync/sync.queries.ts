import { liveStatuses } from '@chitta/contract/limits';
import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts/users.ts';
import { invoiceDisputes, invoiceRefunds, invoices } from '#server/db/tables/membership/invoices.ts';
import { type Subscription, subscriptions } from '#server/db/tables/membership/subscriptions.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { isLive } from './choose-live.ts';

export type InvoiceValues = typeof invoices.$inferInsert;
export type RefundValues = typeof invoiceRefunds.$inferInsert;
export type DisputeValues = typeof invoiceDisputes.$inferInsert;

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
    async findCustomerId(userId: number): Promise<string | null> {
      const [row] = await handle
        .select({ customerId: users.stripeCustomerId })
        .from(users)
        .where(eq(users.id, userId));
      return row?.customerId ?? null;
    },
    /** The first one stays. */
    async setCustomer(userId: number, customerId: string): Promise<void> {
      await handle
        .update(users)
        .set({ stripeCustomerId: customerId })
        .where(and(eq(users.id, userId), isNull(users.stripeCustomerId)));
    },
    /** Members with a subscription that lives, of which nothing was heard though it should have been. */
    async listStale(now: Date, limit: number): Promise<number[]> {
      const rows = await handle
        .select({ userId: subscriptions.userId })
        .from(subscriptions)
        .where(and(inArray(subscriptions.status, [...liveStatuses]), isStale(now.getTime())))
        .orderBy(asc(subscriptions.syncedAt))
        .limit(limit);
      return rows.map(({ userId }) => userId);
    },
    async findMember(customerId: string): Promise<number | null> {
      const [row] = await handle
        .select({ id: users.id })
        .from(users)
        .where(eq(users.stripeCustomerId, customerId));
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
    /** In the order given. One that was extra stays so once it has ended. */
    async putSubscriptions(rows: readonly Subscription[]): Promise<void> {
      for (const { userId, id, ...values } of rows) {
        const isExtra = isLive(values) ? values.isExtra : sql`${subscriptions.isExtra}`;
        await handle
          .insert(subscriptions)
          .values({ userId, id, ...values })
          .onConflictDoUpdate({
            target: subscriptions.id,
            set: { ...values, isExtra },
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
