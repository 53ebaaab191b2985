import { liveStatuses } from '@chitta/contract/limits';
import { sql } from 'drizzle-orm';
import { findRows, type Invariant, oneOf } from '../invariant.ts';

/** An index sees to it, and a restored or repaired table may lack one. */
export const doubleSubscriptions: Invariant = {
  name: 'double_subscriptions',
  subject: 'member',
  wrong: 'A member has more than one subscription that lives at one payment provider.',
  find: findRows(
    () => sql`SELECT user_id AS id FROM subscriptions
      WHERE status IN ${oneOf(liveStatuses)} AND NOT is_extra GROUP BY user_id, provider HAVING count(*) > 1`,
  ),
};
