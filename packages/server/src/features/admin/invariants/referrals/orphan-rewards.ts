import { sql } from 'drizzle-orm';
import { findRows, type Invariant } from '../invariant.ts';

/** Who was referred may be erased, and their payment with them: what was earned by it stays. */
export const orphanRewards: Invariant = {
  name: 'orphan_rewards',
  subject: 'reward',
  wrong: 'A reward has no referral of that member, or no payment that it was earned by.',
  find: findRows(
    () => sql`SELECT reward.id FROM referral_rewards reward
      LEFT JOIN referrals ON referrals.id = reward.referral_id
        AND reward.user_id = CASE reward.role WHEN 'referrer' THEN referrals.referrer_id ELSE referrals.referee_id END
      LEFT JOIN conversions ON conversions.user_id = referrals.referee_id
      WHERE referrals.id IS NULL OR referrals.conversion_date IS NULL
        OR referrals.referee_id IS NOT NULL AND conversions.user_id IS NULL`,
  ),
};
