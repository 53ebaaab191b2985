import { sql } from 'drizzle-orm';
import { findRows, type Invariant } from '../invariant.ts';

/** A free first month that was had before the affiliate was found to have brought them is no second count. */
export const countedTwice: Invariant = {
  name: 'counted_twice',
  subject: 'member',
  wrong: 'A member counts for a referral and for an affiliate.',
  find: findRows(
    () => sql`SELECT DISTINCT sale.member_id AS id FROM affiliate_commissions sale
      JOIN referrals ON referrals.referee_id = sale.member_id
      JOIN referral_rewards reward ON reward.referral_id = referrals.id
      WHERE sale.kind = 'sale' AND sale.state <> 'void' AND reward.status NOT IN ('canceled', 'reversed')
        AND (reward.role = 'referrer' OR reward.refusal IS NULL)`,
  ),
};
