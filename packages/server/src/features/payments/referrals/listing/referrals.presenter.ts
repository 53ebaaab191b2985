import type { AdminReferral, Referral } from '@chitta/contract';
import type { RewardRow } from '#server/db/tables/payments/referrals.ts';
import type { BroughtRow, ListedReferral } from './listing.queries.ts';

/** As the referrer sees it: no name, and of the money only that there was some. */
export function presentReferral({ id, name, joinedAt, reward, ...row }: BroughtRow): Referral {
  const status = reward?.status ?? row.rewardStatus;
  return {
    id,
    initial: [...(name ?? '')][0]?.toUpperCase() ?? '?',
    joinedAt: joinedAt.toISOString(),
    state: status === 'pending' && !row.isSubscribed ? 'joined' : status,
    reason: reward === null ? row.reason : reward.reason,
    expiresAt: status === 'earned' || status === 'held' ? toText(reward?.expiresAt) : null,
  };
}

export function presentAdminReferral(
  { referral, referrer, referee, code }: ListedReferral,
  rewards: readonly RewardRow[],
): AdminReferral {
  const { id, rewardStatus: status, reason, reviewVerdict: verdict, reviewReason, reviewedAt } = referral;
  return {
    id,
    referrer,
    referee,
    code,
    joinedAt: referral.createdAt.toISOString(),
    status,
    reason,
    conversionDate: toText(referral.conversionDate),
    invoiceId: referral.stripePaymentIntentId,
    review: verdict && reviewedAt && { verdict, reason: reviewReason, reviewedAt: reviewedAt.toISOString() },
    rewards: rewards
      .filter(({ referralId }) => referralId === id)
      .map((reward) => ({
        role: reward.role,
        status: reward.status,
        reason: reward.reason,
        months: reward.amount,
        createdAt: reward.createdAt.toISOString(),
        expiresAt: toText(reward.expiresAt),
        claimedAt: toText(reward.claimedAt),
        processedAt: toText(reward.processedAt),
      })),
  };
}

function toText(time: Date | null | undefined): string | null {
  return time?.toISOString() ?? null;
}
