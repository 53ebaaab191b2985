import { sql } from 'drizzle-orm';
import { dayBefore, findRows, type Invariant } from '../invariant.ts';

/** One that the provider never opened cannot be paid, and does not count. */
export const checkoutsLeftOpen: Invariant = {
  name: 'checkouts_left_open',
  subject: 'checkout',
  wrong: 'A checkout is open here, and its time ended more than a day ago: its end was never heard of.',
  find: findRows(
    (about) => sql`SELECT id FROM checkouts
      WHERE status = 'open' AND provider = ${about.provider} AND provider_id IS NOT NULL AND expires_at < ${dayBefore(about)}`,
  ),
};
