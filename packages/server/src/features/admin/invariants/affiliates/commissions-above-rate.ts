import { sql } from 'drizzle-orm';
import { findRows, type Invariant } from '../invariant.ts';

/** The rate of a share, half a unit rounded up, of the cash that arrived without the tax in it. Named are the sales. */
export const commissionsAboveRate: Invariant = {
  name: 'commissions_above_rate',
  subject: 'commission',
  wrong: 'The commissions on an invoice are more than its rate allows.',
  find: findRows(
    () => sql`SELECT min(row.id) AS id FROM affiliate_commissions row
      LEFT JOIN invoices ON invoices.id = row.invoice_id
      WHERE row.kind <> 'adjustment'
      GROUP BY row.invoice_id, invoices.id
      HAVING sum(row.amount) > round(max(row.base)::numeric * max(row.rate_bps) / 10000)
        OR max(row.base) > invoices.amount_paid
          - round(coalesce(invoices.tax::numeric * invoices.amount_paid / nullif(greatest(invoices.total, 0), 0), 0))`,
  ),
};
