import { sql } from 'drizzle-orm';
import { findRows, type Invariant } from '../invariant.ts';

export const refundsAbovePayment: Invariant = {
  name: 'refunds_above_payment',
  subject: 'member',
  wrong: 'More was given back of an invoice than was paid.',
  find: findRows(
    () => sql`SELECT invoices.user_id AS id FROM invoices
      JOIN invoice_refunds ON invoice_refunds.invoice_id = invoices.id
      WHERE invoice_refunds.status IN ('pending', 'succeeded')
      GROUP BY invoices.id HAVING sum(invoice_refunds.amount) > invoices.amount_paid`,
  ),
};
