import type { AdminCommission } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { recordAudit } from '#server/features/admin/audit-log/record-audit.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { presentCommission } from '../dashboard/list-commissions.ts';
import { createLedgerQueries, heldRowsOfInvoice } from '../ledger/ledger.queries.ts';
import { lockAffiliate } from '../standing/standing.queries.ts';

export interface CommissionDecision {
  readonly id: number;
  readonly actor: Actor;
  readonly verdict: 'released' | 'void';
  readonly reason: string;
}

/**
 * Releases everything that is held of one payment, or makes it void for good: what takes a sale back goes its way.
 * Throws `affiliates.commission_not_found`, `affiliates.not_held`.
 */
export function decideCommission(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { id, actor, verdict, reason }: CommissionDecision,
): Promise<AdminCommission> {
  return inTransaction(db, async (tx) => {
    const queries = createLedgerQueries(tx);
    const row = await queries.find(id);
    assertThat(row, 'affiliates.commission_not_found');
    const affiliate = row.userId === null ? null : await lockAffiliate(tx, row.userId);
    // What a suspension keeps back is let go by ending that.
    const isOpen = verdict === 'void' || affiliate?.affiliateStatus !== 'suspended';
    assertThat(isOpen, 'affiliates.not_held');
    const to =
      verdict === 'void'
        ? ({ state: 'void', reason: 'review_rejected' } as const)
        : ({ state: 'pending', reason: null } as const);
    const moved = await queries.move(heldRowsOfInvoice(row.invoiceId), to);
    assertThat(moved > 0, 'affiliates.not_held');
    await recordAudit(tx, {
      actor,
      action: 'commission.decided',
      userId: row.userId,
      reason,
      details: { commission: id, verdict },
      now: clock.now(),
    });
    const decided = await queries.find(id);
    invariant(decided, 'nothing goes from the ledger');
    return presentCommission(decided);
  });
}
