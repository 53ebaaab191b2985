import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { recordAudit } from '#server/features/admin/audit-log/record-audit.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { claimIdempotencyKey, hashRequest } from '#server/platform/idempotency/idempotency.ts';
import { createMembershipMailsQueries } from '../mails/membership-mails.queries.ts';
import { createMembershipsQueries } from '../memberships.queries.ts';
import { nextTurn } from '../sync/find-customer.ts';
import { syncCustomer } from '../sync/sync-customer.ts';

export interface RefundRequest {
  readonly actor: Actor;
  readonly userId: number;
  readonly invoiceId: string;
  /** Minor units of the invoice's currency. */
  readonly amount: number;
  readonly reason: string;
  /** Of the request, where it may be a repetition. */
  readonly key: string | undefined;
}

/**
 * Gives money of a member's invoice back. The act is in the log before the provider is told, since what is told cannot be
 * taken back. Throws `admin_users.not_found`, `requests.idempotency_key_reused`, `memberships.invoice_not_found`, `memberships.not_sold`, `payments.*`.
 */
export async function refundInvoice(context: AppContext, request: RefundRequest): Promise<void> {
  const { db, payments } = context;
  const { actor, userId, invoiceId, amount, key } = request;
  assertThat(payments, 'memberships.not_sold');
  assertThat(await createMembershipMailsQueries(db).findRecipient(userId), 'admin_users.not_found');
  const known = await createMembershipsQueries(db).findInvoice(userId, invoiceId);
  // Another provider's payment is not this one's to give back.
  assertThat(known?.provider === payments.kind, 'memberships.invoice_not_found');
  const repetition = key === undefined ? String(await nextTurn(db)) : `${actor.id}:${key}`;
  await inTransaction(db, (tx) => keepAct(context, tx, request, known.currency));
  await payments.refund({ invoiceId, amount, key: `refund:${invoiceId}:${repetition}` });
  await syncCustomer(context, userId);
}

/** A repetition under the same key is the same act. Throws `requests.idempotency_key_reused`. */
async function keepAct(
  { clock }: Pick<AppContext, 'clock'>,
  tx: Transaction,
  { actor, userId, invoiceId, amount, reason, key }: RefundRequest,
  currency: string,
): Promise<void> {
  const now = clock.now();
  if (key !== undefined && actor.id !== null) {
    const requestHash = hashRequest({ userId, invoiceId, amount });
    const claim = { userId: actor.id, endpoint: 'POST /api/admin/memberships/:userId/refunds', key };
    const { isFirst } = await claimIdempotencyKey(tx, { ...claim, requestHash, now });
    if (!isFirst) return;
  }
  const details = { invoice: invoiceId, amount, currency };
  await recordAudit(tx, { actor, action: 'payment.refunded', userId, reason, details, now });
}
