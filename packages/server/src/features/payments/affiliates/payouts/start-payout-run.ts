import type { PayoutRun } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { recordAudit } from '#server/features/admin/audit-log/record-audit.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { lockAffiliate } from '../standing/standing.queries.ts';
import { findBlocker } from './find-blocker.policy.ts';
import { createPayoutsQueries } from './payouts.queries.ts';
import { presentRun } from './present-payout.ts';

interface Run {
  readonly tx: Transaction;
  readonly runId: number;
  readonly now: Date;
}

/**
 * Prepares a payout for everybody who has enough and says where it goes; no money moves by itself. Affiliates are
 * locked one after the other and what they have is claimed from the rows, so that runs at the same time never pay a
 * commission twice. Throws `affiliates.nothing_to_pay`.
 */
export function startPayoutRun(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { actor, reason }: { readonly actor: Actor; readonly reason: string },
): Promise<PayoutRun> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const queries = createPayoutsQueries(tx);
    const runId = await queries.addRun(actor.id, now);
    for (const userId of await queries.listPayees()) await payOut({ tx, runId, now }, userId);
    const payouts = await queries.listPayouts([runId]);
    assertThat(payouts.length > 0, 'affiliates.nothing_to_pay');
    await recordAudit(tx, {
      actor,
      action: 'payout_run.started',
      userId: null,
      reason,
      details: { run: runId, payouts: payouts.length },
      now,
    });
    return presentRun({ id: runId, startedAt: now }, payouts);
  });
}

async function payOut({ tx, runId, now }: Run, userId: number): Promise<void> {
  const payee = await lockAffiliate(tx, userId);
  if (payee === null) return;
  const queries = createPayoutsQueries(tx);
  const method = await queries.findSealedMethod(userId);
  for (const { amount, currency } of await queries.listPayable(userId)) {
    if (method === null || findBlocker({ payee, amount, method, now }) !== null) continue;
    const payoutId = await queries.addPayout({
      runId,
      userId,
      amount,
      currency,
      methodKind: method.kind,
      methodSealed: method.sealed,
      methodHint: method.hint,
      createdAt: now,
    });
    const claimed = await queries.claim(userId, currency, payoutId);
    invariant(claimed === amount, 'whoever changes a ledger locks its affiliate first');
  }
}
