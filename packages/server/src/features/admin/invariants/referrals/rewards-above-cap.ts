import { limits } from '@chitta/contract';
import { sql } from 'drizzle-orm';
import { findRows, type Invariant } from '../invariant.ts';

export const rewardsAboveCap: Invariant = {
  name: 'rewards_above_cap',
  subject: 'member',
  wrong: 'A member has earned more months for bringing people than there can be.',
  find: findRows(
    () => sql`SELECT user_id AS id FROM referral_rewards
      WHERE role = 'referrer' AND status NOT IN ('canceled', 'reversed')
      GROUP BY user_id HAVING sum(amount) > ${limits.referralMonths.atMost}`,
  ),
};
