import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { freeMonths } from '#server/db/tables/payments/free-months.ts';
import { invoices } from '#server/db/tables/payments/invoices.ts';
import { subscriptions } from '#server/db/tables/payments/subscriptions.ts';
import type { PaymentProvider } from '#server/platform/payments/payments.ts';

export function createMembershipMailsQueries(handle: Handle) {
  return {
    async findRecipient(userId: number) {
      const { email, language, accountStatus } = users;
      const [row] = await handle
        .select({ email, language, accountStatus })
        .from(users)
        .where(eq(users.id, userId));
      return row ?? null;
    },
    listSubscriptions: (userId: number, provider: PaymentProvider) =>
      handle
        .select()
        .from(subscriptions)
        .where(
          and(
            eq(subscriptions.userId, userId),
            eq(subscriptions.provider, provider),
            eq(subscriptions.isExtra, false),
          ),
        ),
    /** Tried and not paid. */
    listFailed: (userId: number) =>
      handle
        .select()
        .from(invoices)
        .where(
          and(
            eq(invoices.userId, userId),
            inArray(invoices.status, ['open', 'uncollectible']),
            eq(invoices.reason, 'cycle'),
            gt(invoices.attempts, 0),
          ),
        ),
    /** Given by an administrator, or for friends. */
    listGiven: (userId: number) =>
      handle
        .select()
        .from(freeMonths)
        .where(and(eq(freeMonths.userId, userId), inArray(freeMonths.source, ['admin', 'reward']))),
  };
}
