import { and, desc, eq, or } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { referralRewards, referrals } from '#server/db/tables/payments/referrals.ts';

export function createReferralExportQueries(handle: Handle) {
  const isOf = (userId: number) => or(eq(referrals.referrerId, userId), eq(referrals.refereeId, userId));
  return {
    count: (userId: number): Promise<number> => handle.$count(referrals, isOf(userId)),
    /** Both ways, with the member's own reward. */
    list: (userId: number) =>
      handle
        .select({
          refereeId: referrals.refereeId,
          joinedAt: referrals.createdAt,
          status: referrals.rewardStatus,
          reason: referrals.reason,
          reward: {
            status: referralRewards.status,
            months: referralRewards.amount,
            createdAt: referralRewards.createdAt,
            expiresAt: referralRewards.expiresAt,
            claimedAt: referralRewards.claimedAt,
          },
        })
        .from(referrals)
        .leftJoin(
          referralRewards,
          and(eq(referralRewards.referralId, referrals.id), eq(referralRewards.userId, userId)),
        )
        .where(isOf(userId))
        .orderBy(desc(referrals.id)),
  };
}
