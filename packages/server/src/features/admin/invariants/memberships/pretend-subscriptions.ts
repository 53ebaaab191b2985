import { liveStatuses } from '@chitta/contract/limits';
import { sql } from 'drizzle-orm';
import { findRows, type Invariant, oneOf } from '../invariant.ts';

/** They are ended as the server starts without the sandbox. */
export const pretendSubscriptions: Invariant = {
  name: 'pretend_subscriptions',
  subject: 'member',
  wrong: 'A subscription of the payment sandbox lives, and the sandbox does not run here.',
  find: findRows(
    ({ provider }) => sql`SELECT DISTINCT user_id AS id FROM subscriptions
      WHERE provider = 'sandbox' AND status IN ${oneOf(liveStatuses)} AND ${provider !== 'sandbox'}`,
  ),
};
