import { liveStatuses } from '@chitta/contract/limits';
import { sql } from 'drizzle-orm';
import type { ReportSource } from './report-source.ts';

const paid = sql`SELECT i.paid_at AS at, s.plan_interval AS part, i.currency, i.user_id, i.amount_paid, i.tax
  FROM invoices i LEFT JOIN subscriptions s ON s.id = i.subscription_id
  WHERE i.status = 'paid' AND i.paid_at IS NOT NULL`;
const live = sql.join(
  liveStatuses.map((status) => sql.raw(`'${status}'`)),
  sql`, `,
);

/** What came in and went back, in each currency, and what it was paid for. */
export const moneySources: readonly ReportSource[] = [
  {
    measure: 'paid',
    unit: 'money',
    columns: ['at', 'part', 'currency', 'user_id'],
    rows: paid,
    value: sql`sum(amount_paid)`,
  },
  {
    measure: 'tax',
    unit: 'money',
    columns: ['at', 'currency', 'user_id'],
    rows: paid,
    value: sql`sum(tax)`,
  },
  {
    measure: 'refunded',
    unit: 'money',
    columns: ['at', 'currency', 'user_id'],
    rows: sql`SELECT r.created_at AS at, i.currency, r.user_id, r.amount
      FROM invoice_refunds r JOIN invoices i ON i.id = r.invoice_id WHERE r.status = 'succeeded'`,
    value: sql`sum(amount)`,
  },
  {
    measure: 'disputed',
    unit: 'money',
    columns: ['at', 'part', 'currency', 'user_id'],
    rows: sql`SELECT d.created_at AS at, d.status AS part, i.currency, d.user_id, d.amount
      FROM invoice_disputes d JOIN invoices i ON i.id = d.invoice_id`,
    value: sql`sum(amount)`,
  },
  {
    measure: 'subscriptions_live',
    unit: 'count',
    columns: ['part', 'user_id'],
    rows: sql`SELECT plan_interval AS part, user_id FROM subscriptions WHERE status IN (${live}) AND NOT is_extra`,
  },
  {
    measure: 'subscriptions_begun',
    unit: 'count',
    columns: ['at', 'part', 'user_id'],
    rows: sql`SELECT created_at AS at, plan_interval AS part, user_id FROM subscriptions WHERE NOT is_extra`,
  },
  {
    measure: 'subscriptions_ended',
    unit: 'count',
    columns: ['at', 'part', 'user_id'],
    rows: sql`SELECT ended_at AS at, plan_interval AS part, user_id FROM subscriptions
      WHERE ended_at IS NOT NULL AND NOT is_extra`,
  },
  {
    measure: 'invoices_unpaid',
    unit: 'count',
    columns: ['at', 'part', 'user_id'],
    rows: sql`SELECT created_at AS at, status AS part, user_id FROM invoices WHERE status IN ('open', 'uncollectible')`,
  },
  {
    // News of the payment provider, by the names that it gives them.
    measure: 'payment_events',
    unit: 'count',
    columns: ['at', 'part'],
    rows: sql`SELECT received_at AS at, type AS part FROM payment_events`,
  },
];

/** What recommending brought, and what it costs. */
export const referralSources: readonly ReportSource[] = [
  {
    measure: 'clicks',
    unit: 'count',
    columns: ['at', 'part'],
    rows: sql`SELECT c.day::timestamp AT TIME ZONE 'UTC' AS at, r.type AS part, c.clicks
      FROM referral_clicks c JOIN referral_codes r ON r.id = c.referral_code_id`,
    value: sql`coalesce(sum(clicks), 0)`,
  },
  {
    measure: 'referrals',
    unit: 'count',
    columns: ['at', 'part', 'user_id'],
    rows: sql`SELECT created_at AS at, reward_status AS part, referee_id AS user_id FROM referrals`,
  },
  {
    measure: 'rewards',
    unit: 'count',
    columns: ['at', 'part', 'user_id'],
    rows: sql`SELECT created_at AS at, status AS part, user_id FROM referral_rewards`,
  },
  {
    measure: 'conversions',
    unit: 'count',
    columns: ['at', 'part', 'user_id'],
    rows: sql`SELECT converted_at AS at, programme AS part, user_id FROM conversions`,
  },
  {
    measure: 'commissions',
    unit: 'money',
    columns: ['at', 'part', 'currency', 'user_id'],
    rows: sql`SELECT created_at AS at, state AS part, currency, user_id, amount FROM affiliate_commissions`,
    value: sql`sum(amount)`,
  },
  {
    measure: 'payouts',
    unit: 'money',
    columns: ['at', 'part', 'currency', 'user_id'],
    rows: sql`SELECT created_at AS at, status AS part, currency, user_id, amount FROM affiliate_payouts`,
    value: sql`sum(amount)`,
  },
  {
    measure: 'applications',
    unit: 'count',
    columns: ['at', 'part', 'user_id'],
    rows: sql`SELECT created_at AS at, status AS part, user_id FROM affiliate_applications`,
  },
  {
    measure: 'affiliates',
    unit: 'count',
    columns: ['part', 'user_id'],
    rows: sql`SELECT affiliate_status AS part, id AS user_id FROM users WHERE affiliate_status <> 'inactive'`,
  },
];
