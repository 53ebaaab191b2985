import { sql } from 'drizzle-orm';
import { findRows, type Invariant } from '../invariant.ts';

/** A constraint sees to it, and a restored or repaired table may lack one. */
export const doubleRewards: Invariant = {
  name: 'double_rewards',
  subject: 'referral',
  wrong: 'A referral has two rewards for the same side.',
  find: findRows(
    () => sql`SELECT DISTINCT referral_id AS id FROM referral_rewards
      GROUP BY referral_id, role HAVING count(*) > 1`,
  ),
};
