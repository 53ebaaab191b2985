import { and, eq, lt, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts/users.ts';
import { invoiceDisputes, invoiceRefunds, invoices } from '#server/db/tables/membership/invoices.ts';
import { type Subscription, subscriptions } from '#server/db/tables/membership/subscriptions.ts';
import { invariant } from '#server/platform/invariant.ts';
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
