import { limits } from '@chitta/contract';
import type { Transaction } from '#server/db/client.ts';
import type { Conversion } from '#server/db/tables/payments/attribution.ts';
import type { ReferralRow, RewardRow } from '#server/db/tables/payments/referrals.ts';
import { createReferralsQueries } from '../referrals.queries.ts';
import type { RewardFacts } from './decide-reward.policy.ts';
import { createFactsQueries, type PaidMoney } from './facts.queries.ts';

/** What all rewards of a referral follow from. */
export type SharedFacts = Pick<RewardFacts, 'loss' | 'fraud' | 'suspicion' | 'review' | 'areVerified'>;

export async function gatherFacts(
  tx: Transaction,
  referral: ReferralRow,
  conversion: Conversion | null,
): Promise<SharedFacts> {
  const { reviewVerdict: verdict, reviewReason: reason } = referral;
  const money = conversion && (await createFactsQueries(tx).findMoney(conversion.invoiceId));
  const { fraud, isShared } = await findCardDoubts(tx, referral);
  return {
    loss: money && lossOf(money),
    fraud,
    suspicion: isShared ? 'shared_card' : referral.suspicion,
    review: { verdict, reason },
    areVerified: await areVerified(tx, referral),
  };
}

/** A part that is given back leaves a payment that counts. */
function lossOf({ paid, refunded, disputed }: PaidMoney): RewardFacts['loss'] {
  if (paid - refunded - disputed > 0) return null;
  return disputed > 0 ? 'disputed' : 'refunded';
}

/** One card on both sides is one person; one that somebody else pays with too, may be. */
async function findCardDoubts(tx: Transaction, { refereeId, referrerId }: ReferralRow) {
  const sharers = refereeId === null ? [] : await createFactsQueries(tx).listCardSharers(refereeId);
  const isSame = referrerId !== null && sharers.includes(referrerId);
  return { fraud: isSame ? ('same_card' as const) : null, isShared: sharers.length > 0 };
}

/** Whose account is gone has nothing left to confirm. */
async function areVerified(tx: Transaction, { refereeId, referrerId }: ReferralRow): Promise<boolean> {
  for (const id of [refereeId, referrerId]) {
    const person = id === null ? null : await createReferralsQueries(tx).findPerson(id);
    if (person !== null && !person.emailVerified) return false;
  }
  return true;
}

/** How far the ledger of free months has a reward; the first month of the referred one is one. */
export async function findGiven(
  tx: Transaction,
  referral: ReferralRow,
  rewards: readonly RewardRow[],
): Promise<ReadonlyMap<RewardRow, { readonly grantedAt: Date; readonly appliedAt: Date | null }>> {
  const rows = await createReferralsQueries(tx).listGiven(
    referral.id,
    rewards.map(({ id }) => id),
  );
  const entries = rewards.flatMap((reward) => {
    const row = rows.find(({ source, sourceId }) =>
      source === 'reward' ? sourceId === String(reward.id) : reward.role === 'referee',
    );
    return row ? [[reward, row] as const] : [];
  });
  return new Map(entries);
}

/** Whether one more month would be more than a member can get. */
export async function isCapReached(tx: Transaction, userId: number, referralId: number): Promise<boolean> {
  return (await createReferralsQueries(tx).countCounting(userId, referralId)) >= limits.referralMonths.atMost;
}
