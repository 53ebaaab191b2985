import { sql } from 'drizzle-orm';
import { findRows, type Invariant } from '../invariant.ts';

/**
 * What was paid and not given back must not cover a time twice. A change of the plan begins a new period within the old
 * one, and is credited: it ends those before it.
 */
export const chargedTwice: Invariant = {
  name: 'charged_twice',
  subject: 'member',
  wrong: 'Two invoices of one subscription were paid for the same time.',
  find: findRows(
    () => sql`WITH ended AS (
        SELECT id, user_id, subscription_id, amount_paid, period_start,
          least(period_end, min(period_start) FILTER (WHERE reason = 'change') OVER later) AS ends_at
        FROM invoices WHERE status = 'paid' AND subscription_id IS NOT NULL
        WINDOW later AS (
          PARTITION BY subscription_id ORDER BY created_at, (reason = 'change')::integer, id
          ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING
        )
      ), charged AS (
        SELECT id, user_id, subscription_id,
          tstzrange(period_start, greatest(period_start, ends_at)) AS period
        FROM ended
        WHERE amount_paid > (
          SELECT coalesce(sum(amount), 0) FROM invoice_refunds
          WHERE invoice_id = ended.id AND status IN ('pending', 'succeeded')
        )
      )
      SELECT DISTINCT one.user_id AS id FROM charged one
      JOIN charged other ON other.subscription_id = one.subscription_id AND one.id < other.id
        AND one.period && other.period`,
  ),
};
