import type { InvariantName } from '@chitta/contract';
import type { PaymentProvider } from '#server/platform/payments/payments.ts';
import { addCommission, addPayout, setEarned } from './commission-rows.ts';
import { copyRow } from './copy-row.ts';

/** Numbers of members with whom nothing is wrong. */
export interface Fixture {
  /** Pays by themselves. */
  readonly member: number;
  /** Brought the friend, and was rewarded. */
  readonly referrer: number;
  readonly friend: number;
  /** Has nothing. */
  readonly stranger: number;
  readonly now: Date;
}

/** Statements that break one invariant and no other, and a question for the numbers that are to be told. */
export interface Violation {
  readonly statements: readonly string[];
  readonly expected: string;
  /** Who runs then; the sandbox, where it is not said. */
  readonly provider?: PaymentProvider;
}

const anId = (id: number) => `SELECT ${id} AS id`;
const earlier = ({ now }: Fixture) => new Date(now.getTime() - 2 * 24 * 60 * 60_000).toISOString();

function freeMonths({ member, now }: Fixture, source: string, applied: 'now()' | 'NULL', at: string): string {
  return `INSERT INTO free_months
      (user_id, source, source_id, months, starts_at, ends_at, subscription_id, granted_at, applied_at)
    VALUES (${member}, '${source}', '999999', 1, '${now.toISOString()}', '${now.toISOString()}', 'sub_any', '${at}', ${applied})`;
}

const newestFreeMonths = 'SELECT max(id) AS id FROM free_months';

export const violations: Readonly<Record<InvariantName, (given: Fixture) => Violation>> = {
  double_subscriptions: ({ member }) => ({
    statements: [
      'DROP INDEX subscriptions_one_live',
      copyRow('subscriptions', `user_id = ${member}`, { id: 'sub_second' }),
    ],
    expected: anId(member),
  }),
  lasting_extra_subscriptions: (given) => ({
    statements: [
      copyRow('subscriptions', `user_id = ${given.member}`, {
        id: 'sub_extra',
        is_extra: true,
        created_at: earlier(given),
      }),
    ],
    expected: anId(given.member),
  }),
  subscriptions_without_customer: ({ member }) => ({
    statements: [`UPDATE users SET sandbox_customer_id = NULL WHERE id = ${member}`],
    expected: anId(member),
  }),
  pretend_subscriptions: ({ member }) => ({
    statements: [
      `UPDATE subscriptions SET provider = 'stripe'`,
      'UPDATE users SET stripe_customer_id = sandbox_customer_id',
      copyRow('subscriptions', `user_id = ${member}`, { id: 'sub_pretend', provider: 'sandbox' }),
    ],
    expected: anId(member),
    provider: 'stripe',
  }),
  paid_back_subscriptions: ({ member }) => ({
    statements: [
      `INSERT INTO invoice_disputes (user_id, id, invoice_id, amount, status, created_at)
        SELECT user_id, 'dp_lost', id, amount_paid, 'lost', created_at
        FROM invoices WHERE user_id = ${member} AND amount_paid > 0 LIMIT 1`,
    ],
    expected: anId(member),
  }),
  premium_without_reason: ({ stranger }) => ({
    statements: [`UPDATE users SET subscription_tier = 'premium' WHERE id = ${stranger}`],
    expected: anId(stranger),
  }),
  entitlement_differs: ({ member }) => ({
    statements: [`UPDATE users SET subscription_tier = 'free' WHERE id = ${member}`],
    expected: anId(member),
  }),
  free_months_not_applied: (given) => ({
    statements: [freeMonths(given, 'admin', 'NULL', earlier(given))],
    expected: newestFreeMonths,
  }),
  checkouts_left_open: (given) => ({
    statements: [
      `UPDATE checkouts SET status = 'open', expires_at = '${earlier(given)}' WHERE user_id = ${given.member}`,
    ],
    expected: `SELECT id FROM checkouts WHERE user_id = ${given.member}`,
  }),
  refunds_above_payment: ({ member }) => ({
    statements: [
      `INSERT INTO invoice_refunds (user_id, id, invoice_id, amount, status, created_at)
        SELECT user_id, 're_much', id, amount_paid + 1, 'succeeded', created_at
        FROM invoices WHERE user_id = ${member} LIMIT 1`,
    ],
    expected: anId(member),
  }),
  stuck_payment_events: ({ member }) => ({
    statements: [
      `INSERT INTO payment_events (id, type, customer_id, created_at, received_at)
        SELECT 'evt_stuck', 'invoice.paid', sandbox_customer_id, now(), now() FROM users WHERE id = ${member}`,
    ],
    expected: anId(member),
  }),
  charged_twice: ({ member }) => ({
    statements: [
      copyRow('invoices', `user_id = ${member} AND reason = 'create'`, { id: 'in_twice', reason: 'cycle' }),
    ],
    expected: anId(member),
  }),
  double_rewards: ({ referrer }) => ({
    statements: [
      'ALTER TABLE referral_rewards DROP CONSTRAINT referral_rewards_role_unique',
      copyRow('referral_rewards', `user_id = ${referrer}`, { id: 999_999, status: 'earned' }),
    ],
    expected: `SELECT id FROM referrals WHERE referrer_id = ${referrer}`,
  }),
  rewards_without_months: ({ referrer }) => ({
    statements: [`DELETE FROM free_months WHERE user_id = ${referrer}`],
    expected: `SELECT id FROM referral_rewards WHERE user_id = ${referrer}`,
  }),
  months_without_reward: (given) => ({
    statements: [freeMonths(given, 'reward', 'now()', earlier(given))],
    expected: newestFreeMonths,
  }),
  rewards_above_cap: ({ referrer }) => ({
    statements: [
      `UPDATE referral_rewards SET amount = 13 WHERE user_id = ${referrer}`,
      `UPDATE free_months SET months = 13 WHERE user_id = ${referrer}`,
    ],
    expected: anId(referrer),
  }),
  orphan_rewards: ({ referrer }) => ({
    statements: [`UPDATE referrals SET conversion_date = NULL WHERE referrer_id = ${referrer}`],
    expected: 'SELECT id FROM referral_rewards',
  }),
  conversions_without_invoice: ({ friend }) => ({
    statements: [`UPDATE conversions SET invoice_id = 'in_none' WHERE user_id = ${friend}`],
    expected: anId(friend),
  }),
  commissions_above_rate: ({ stranger, member }) => ({
    statements: [addCommission(stranger, member, { amount: 201, base: 1000 })],
    expected: 'SELECT id FROM affiliate_commissions',
  }),
  reversals_above_sale: ({ stranger, member }) => ({
    statements: [
      addCommission(stranger, member, { amount: 20, base: 100 }),
      addCommission(stranger, member, { amount: -21, base: 100, kind: 'refund' }),
    ],
    expected: 'SELECT min(id) AS id FROM affiliate_commissions',
  }),
  payout_sums: ({ stranger, member }) => ({
    statements: [
      addPayout(stranger, 21, 'prepared'),
      addCommission(stranger, member, { amount: 20, base: 100, state: 'in_payout' }),
      setEarned(stranger, '0.20'),
    ],
    expected: 'SELECT id FROM affiliate_payouts',
  }),
  paid_without_payout: ({ stranger, member }) => ({
    statements: [
      addCommission(stranger, member, { amount: 20, base: 100, state: 'paid' }),
      setEarned(stranger, '0.20'),
    ],
    expected: 'SELECT id FROM affiliate_commissions',
  }),
  commission_totals: ({ stranger }) => ({
    statements: [setEarned(stranger, '0.01')],
    expected: anId(stranger),
  }),
  counted_twice: ({ stranger, friend }) => ({
    statements: [addCommission(stranger, friend, { amount: 20, base: 100 })],
    expected: anId(friend),
  }),
};
