import { sql } from 'drizzle-orm';
import { findRows, type Invariant } from '../invariant.ts';

export const conversionsWithoutInvoice: Invariant = {
  name: 'conversions_without_invoice',
  subject: 'member',
  wrong: 'A member counts as brought by somebody for a payment that is not there.',
  find: findRows(
    () => sql`SELECT conversions.user_id AS id FROM conversions
      WHERE NOT EXISTS (
        SELECT FROM invoices WHERE invoices.id = conversions.invoice_id
          AND invoices.user_id = conversions.user_id AND invoices.status = 'paid' AND invoices.amount_paid > 0
      )`,
  ),
};
