import { sql } from 'drizzle-orm';
import { dayBefore, findRows, type Invariant } from '../invariant.ts';

/**
 * The ledger against the rewards. Between telling the provider and writing the reward a crash may lie, which the next
 * look at the member makes up for: a day is left for it.
 */
export const monthsWithoutReward: Invariant = {
  name: 'months_without_reward',
  subject: 'free_months',
  wrong: 'Free months were given as a reward, and there is none that says so.',
  find: findRows(
    (about) => sql`SELECT given.id FROM free_months given
      LEFT JOIN referral_rewards reward ON given.source = 'reward' AND reward.id::text = given.source_id
        AND reward.user_id = given.user_id AND reward.amount = given.months
      LEFT JOIN referrals ON given.source = 'welcome' AND referrals.id::text = given.source_id
        AND referrals.referee_id = given.user_id
      WHERE given.source = 'reward' AND reward.id IS NULL
        OR given.source = 'welcome' AND referrals.id IS NULL
        OR reward.status NOT IN ('applied', 'reversed', 'review_required') AND given.applied_at < ${dayBefore(about)}`,
  ),
};
