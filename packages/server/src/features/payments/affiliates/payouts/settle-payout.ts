import type { AdminPayout } from '@chitta/contract';
import { toDecimal } from '@chitta/contract/money';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { recordAudit } from '#server/features/admin/audit-log/record-audit.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { holdCommissions } from '../ledger/hold-commissions.ts';
import { lockAffiliate } from '../standing/standing.queries.ts';
import { createPayoutsQueries } from './payouts.queries.ts';
import { presentPayout } from './present-payout.ts';

/** What became of a payout, as the bookkeeper saw it. */
export interface PayoutOutcome {
  readonly id: number;
  readonly actor: Actor;
  readonly outcome: 'paid' | 'failed';
  readonly reference?: string | undefined;
  readonly reason: string;
  /** Where the link of the mail leads. */
  readonly origin: string;
}

/**
 * Keeps that a payout was paid, for good, or that it did not arrive, which gives its commissions back to the next run.
 * The affiliate gets a mail. Throws `affiliates.payout_not_found`, `affiliates.decided_already`.
 */
export function settlePayout(
  context: AppContext,
  { id, actor, outcome, reference, reason, origin }: PayoutOutcome,
): Promise<AdminPayout> {
  const now = context.clock.now();
  return inTransaction(context.db, async (tx) => {
    const queries = createPayoutsQueries(tx);
    const known = await queries.findPayout(id);
    assertThat(known, 'affiliates.payout_not_found');
    const payee = known.user && (await lockAffiliate(tx, known.user.id));
    const values = { status: outcome, reference: reference || null, settledAt: now };
    assertThat(await queries.settle(id, values), 'affiliates.decided_already');
    await queries.moveRows(id, outcome === 'paid' ? 'paid' : 'approved');
    if (payee?.affiliateStatus === 'suspended') await holdCommissions(tx, payee.id);
    const { amount, currency, methodHint } = known.payout;
    await recordAudit(tx, {
      actor,
      action: 'payout.settled',
      userId: known.user?.id ?? null,
      reason,
      details: { payout: id, outcome, amount, currency },
      now,
    });
    if (payee) {
      await enqueueMail(context, tx, {
        kind: 'affiliate-payout-settled',
        userId: payee.id,
        recipient: payee.email,
        language: payee.language,
        origin,
        params: { outcome, amount: toDecimal({ amount, currency }), currency, hint: methodHint },
      });
    }
    const settled = await queries.findPayout(id);
    invariant(settled, 'a payout that was settled is there');
    return presentPayout(settled);
  });
}
