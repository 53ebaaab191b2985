import { liveStatuses } from '@chitta/contract/limits';
import { sql } from 'drizzle-orm';
import { findRows, type Invariant, oneOf } from '../invariant.ts';

/** Without the customer nothing of it is heard of any more. */
export const subscriptionsWithoutCustomer: Invariant = {
  name: 'subscriptions_without_customer',
  subject: 'member',
  wrong: 'A member has a subscription that lives, and is no customer of the payment provider.',
  find: findRows(
    () => sql`SELECT DISTINCT users.id FROM subscriptions JOIN users ON users.id = subscriptions.user_id
      WHERE subscriptions.status IN ${oneOf(liveStatuses)} AND CASE provider
        WHEN 'stripe' THEN users.stripe_customer_id IS NULL ELSE users.sandbox_customer_id IS NULL END`,
  ),
};
