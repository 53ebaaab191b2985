import { sql } from 'drizzle-orm';
import { dayBefore, findRows, type Invariant } from '../invariant.ts';

/** Named are the members that they are about, as far as they are known. */
export const stuckPaymentEvents: Invariant = {
  name: 'stuck_payment_events',
  subject: 'member',
  wrong: 'Payment events failed too often and wait for somebody, or were due a day ago.',
  find: findRows(
    (about) => sql`SELECT users.id FROM payment_events
      LEFT JOIN users ON payment_events.customer_id IN (users.stripe_customer_id, users.sandbox_customer_id)
      WHERE handled_at IS NULL AND (due_at IS NULL OR due_at < ${dayBefore(about)})`,
  ),
};
