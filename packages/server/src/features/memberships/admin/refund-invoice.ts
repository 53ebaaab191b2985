import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/app-error.ts';
import type { Actor } from '../../audit-log/actor.ts';
import { recordAudit } from '../../audit-log/record-audit.ts';
import { createMembershipMailsQueries } from '../mails/membership-mails.queries.ts';
import { createMembershipsQueries } from '../memberships.queries.ts';
import { createSyncQueries } from '../sync/sync.queries.ts';
import { syncCustomer } from '../sync/sync-customer.ts';

export interface RefundRequest {
  readonly actor: Actor;
  readonly userId: number;
  readonly invoiceId: string;
  /** Minor units of the invoice's currency. */
  readonly amount: number;
  readonly reason: string;
}

/**
 * Gives money of a member's invoice back. The act is in the log before the provider is told, since what is told cannot be
 * taken back. Throws `admin_users.not_found`, `memberships.invoice_not_found`, `memberships.not_sold`, `payments.*`.
 */
export async function refundInvoice(
  context: AppContext,
  { actor, userId, invoiceId, amount, reason }: RefundRequest,
): Promise<void> {
  const { db, clock, payments } = context;
  assertThat(payments, 'memberships.not_sold');
  assertThat(await createMembershipMailsQueries(db).findRecipient(userId), 'admin_users.not_found');
  const known = await createMembershipsQueries(db).findInvoice(userId, invoiceId);
  assertThat(known, 'memberships.invoice_not_found');
  const turn = await createSyncQueries(db).nextTurn();
  await inTransaction(db, (tx) =>
    recordAudit(tx, {
      actor,
      action: 'payment.refunded',
      userId,
      reason,
      details: { invoice: invoiceId, amount, currency: known.currency },
      now: clock.now(),
    }),
  );
  await payments.refund({ invoiceId, amount, key: `refund:${invoiceId}:${turn}` });
  await syncCustomer(context, userId);
}
