import { sql } from 'drizzle-orm';
import { findRows, type Invariant } from '../invariant.ts';

export const paidWithoutPayout: Invariant = {
  name: 'paid_without_payout',
  subject: 'commission',
  wrong: 'A commission counts as paid, or about to be, and its payout does not say so.',
  find: findRows(
    () => sql`SELECT row.id FROM affiliate_commissions row
      LEFT JOIN affiliate_payouts payout ON payout.id = row.payout_id
      WHERE row.state = 'paid' AND payout.status IS DISTINCT FROM 'paid'
        OR row.state = 'in_payout' AND payout.status IS DISTINCT FROM 'prepared'`,
  ),
};
