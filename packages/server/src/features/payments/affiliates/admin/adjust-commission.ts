import type { AdjustCommissionRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { recordAudit } from '#server/features/admin/audit-log/record-audit.ts';
import { createLedgerQueries } from '../ledger/ledger.queries.ts';
import { writeEarned } from '../ledger/write-earned.ts';
import { lockAffiliate } from '../standing/standing.queries.ts';
import { assertAffiliate } from './show-affiliate.ts';

export interface Adjustment extends AdjustCommissionRequest {
  readonly userId: number;
  readonly actor: Actor;
}

/** Adds a row to the ledger by hand, which counts at once. A key that came before changes nothing. Throws `affiliates.not_found`. */
export async function adjustCommission(
  context: Pick<AppContext, 'db' | 'clock' | 'config'>,
  { userId, actor, key, amount, currency, reason }: Adjustment,
): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context.db, async (tx) => {
    const affiliate = assertAffiliate(await lockAffiliate(tx, userId));
    const isSuspended = affiliate.affiliateStatus === 'suspended';
    const added = await createLedgerQueries(tx).add({
      userId,
      invoiceId: key,
      kind: 'adjustment',
      sourceId: key,
      amount,
      base: 0,
      rateBps: 0,
      currency,
      state: isSuspended ? 'held' : 'approved',
      reason: isSuspended ? 'suspended' : null,
      maturesAt: now,
      createdAt: now,
    });
    if (added === null) return;
    await writeEarned(context, tx, userId);
    const details = { commission: added.id, amount, currency };
    await recordAudit(tx, { actor, action: 'commission.adjusted', userId, reason, details, now });
  });
}
