import type { ChangeAffiliateRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { recordAudit } from '#server/features/admin/audit-log/record-audit.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { holdCommissions, releaseCommissions } from '../ledger/hold-commissions.ts';
import { writeEarned } from '../ledger/write-earned.ts';
import { readStandings, toRate } from '../standing/find-standing.ts';
import { createStandingQueries, lockAffiliate } from '../standing/standing.queries.ts';
import { sayChange } from './say-change.ts';
import { assertAffiliate } from './show-affiliate.ts';

export interface AffiliateChange extends ChangeAffiliateRequest {
  readonly userId: number;
  readonly actor: Actor;
}

/**
 * Changes what an affiliate gets from now on, suspends, or brings back. What a suspended one has is held, their code
 * holds no longer, and payouts wait; nothing of it is lost. Throws `affiliates.*`.
 */
export async function changeAffiliate(
  context: Pick<AppContext, 'db' | 'clock' | 'config'>,
  { userId, actor, reason, status, tier, ownRateBps }: AffiliateChange,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const affiliate = assertAffiliate(await lockAffiliate(tx, userId));
    const queries = createStandingQueries(tx);
    const standingOf = await readStandings(tx);
    const before = standingOf(affiliate);
    const tiers = await queries.listTiers();
    assertThat(tier === undefined || tiers.some(({ key }) => key === tier), 'affiliates.tier_not_found');
    const values = {
      affiliateStatus: status ?? affiliate.affiliateStatus,
      affiliateTier: tier ?? affiliate.affiliateTier,
      affiliateCommissionRate: toColumn(ownRateBps, affiliate.affiliateCommissionRate),
    };
    const after = standingOf(values);
    await queries.update(userId, values);
    if (after.status !== before.status) {
      const isSuspended = after.status === 'suspended';
      await queries.setCodeStatus(userId, isSuspended ? 'disabled' : 'active');
      await (isSuspended ? holdCommissions : releaseCommissions)(tx, userId);
      await writeEarned(context, tx, userId);
    }
    await recordAudit(tx, {
      actor,
      action: 'affiliate.changed',
      userId,
      reason,
      details: {
        ...(before.status !== after.status && { from: before.status, to: after.status }),
        tier: sayChange(before.tier.key, after.tier.key),
        rate: sayChange(before.rateBps, after.rateBps),
      },
      now: context.clock.now(),
    });
  });
}

/** Basis points for the column; null: the tier's; undefined: what is there. */
function toColumn(basisPoints: number | null | undefined, known: string | null): string | null {
  if (basisPoints === undefined) return known;
  return basisPoints === null ? null : toRate(basisPoints);
}
