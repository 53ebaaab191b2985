import { sql } from 'drizzle-orm';
import { findRows, type Invariant } from '../invariant.ts';

/** A payout that failed gives its rows back. */
export const payoutSums: Invariant = {
  name: 'payout_sums',
  subject: 'payout',
  wrong: 'A payout is not the sum of its commissions.',
  find: findRows(
    () => sql`SELECT payout.id FROM affiliate_payouts payout
      LEFT JOIN affiliate_commissions row ON row.payout_id = payout.id
      GROUP BY payout.id
      HAVING coalesce(sum(row.amount), 0) <> CASE payout.status WHEN 'failed' THEN 0 ELSE payout.amount END
        OR bool_or(row.currency <> payout.currency OR row.user_id <> payout.user_id)`,
  ),
};
