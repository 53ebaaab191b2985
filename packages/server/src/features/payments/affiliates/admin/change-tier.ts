import type { AffiliateTier } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { recordAudit } from '#server/features/admin/audit-log/record-audit.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createStandingQueries } from '../standing/standing.queries.ts';
import { sayChange } from './say-change.ts';

export interface TierChange extends AffiliateTier {
  readonly actor: Actor;
  readonly reason: string;
}

/** Changes what a tier gives for sales to come; those in the ledger keep their rate. Throws `affiliates.tier_not_found`. */
export function changeTier(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { actor, reason, ...tier }: TierChange,
): Promise<AffiliateTier> {
  const { key, name, rateBps, months } = tier;
  return inTransaction(db, async (tx) => {
    const queries = createStandingQueries(tx);
    const before = (await queries.listTiers()).find((each) => each.key === key);
    assertThat(before, 'affiliates.tier_not_found');
    await queries.updateTier(key, { name, rateBps, months });
    await recordAudit(tx, {
      actor,
      action: 'affiliate_tier.changed',
      userId: null,
      reason,
      details: {
        tier: key,
        rate: sayChange(before.rateBps, rateBps),
        months: sayChange(before.months, months),
      },
      now: clock.now(),
    });
    return tier;
  });
}
