import { exponentOf } from '@chitta/contract/money';
import { sql } from 'drizzle-orm';
import { findRows, type Invariant } from '../invariant.ts';

export const commissionTotals: Invariant = {
  name: 'commission_totals',
  subject: 'member',
  wrong: 'The commissions that an affiliate has earned in all are not the sum of the ledger.',
  find: findRows(
    ({ currency }) => sql`SELECT users.id FROM users
      LEFT JOIN (
        SELECT user_id, sum(amount) AS earned FROM affiliate_commissions
        WHERE state IN ('approved', 'in_payout', 'paid') AND currency = ${currency} GROUP BY user_id
      ) ledger ON ledger.user_id = users.id
      WHERE users.total_commission_earned
        <> round(coalesce(ledger.earned, 0) / power(10::numeric, ${exponentOf(currency)}::numeric), 2)`,
  ),
};
