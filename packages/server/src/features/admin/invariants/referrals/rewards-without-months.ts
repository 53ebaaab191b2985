import { sql } from 'drizzle-orm';
import { findRows, type Invariant } from '../invariant.ts';

/** The first month of who was referred is their reward. */
export const rewardsWithoutMonths: Invariant = {
  name: 'rewards_without_months',
  subject: 'reward',
  wrong: 'A reward says that its months were given, and the ledger of free months does not have them.',
  find: findRows(
    () => sql`SELECT reward.id FROM referral_rewards reward
      WHERE reward.status = 'applied' AND NOT EXISTS (
        SELECT FROM free_months given
        WHERE given.user_id = reward.user_id AND given.applied_at IS NOT NULL AND (
          given.source = 'reward' AND given.source_id = reward.id::text AND given.months = reward.amount
          OR given.source = 'welcome' AND given.source_id = reward.referral_id::text AND reward.role = 'referee'
        )
      )`,
  ),
};
