import { sql } from 'drizzle-orm';
import { findRows, type Invariant } from '../invariant.ts';

export const reversalsAboveSale: Invariant = {
  name: 'reversals_above_sale',
  subject: 'commission',
  wrong: 'More of a commission was taken back than it was.',
  find: findRows(
    () => sql`SELECT min(id) AS id FROM affiliate_commissions
      WHERE kind <> 'adjustment' GROUP BY invoice_id HAVING sum(amount) < 0`,
  ),
};
