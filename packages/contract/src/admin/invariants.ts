import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';

/** What has to hold of money, months and commissions at any moment. Names are for good: what is kept refers to them. */
export const invariantNames = [
  'double_subscriptions',
  'lasting_extra_subscriptions',
  'subscriptions_without_customer',
  'pretend_subscriptions',
  'paid_back_subscriptions',
  'premium_without_reason',
  'entitlement_differs',
  'free_months_not_applied',
  'checkouts_left_open',
  'refunds_above_payment',
  'stuck_payment_events',
  'charged_twice',
  'double_rewards',
  'rewards_without_months',
  'months_without_reward',
  'rewards_above_cap',
  'orphan_rewards',
  'conversions_without_invoice',
  'commissions_above_rate',
  'reversals_above_sale',
  'payout_sums',
  'paid_without_payout',
  'commission_totals',
  'counted_twice',
] as const;
export type InvariantName = (typeof invariantNames)[number];

/** What the numbers of a finding count through. */
export const invariantSubjects = [
  'member',
  'checkout',
  'free_months',
  'referral',
  'reward',
  'commission',
  'payout',
] as const;
export type InvariantSubject = (typeof invariantSubjects)[number];

/** Most numbers that are named of what breaks an invariant. */
export const namedAtMost = 20;

export const brokenInvariant = z.object({
  name: z.enum(invariantNames),
  subject: z.enum(invariantSubjects),
  /** How many things break it; more than are named, perhaps. */
  count: z.number().int().positive(),
  ids: z.array(z.number().int()).max(namedAtMost),
  /** Of the first check in a row that found it broken. */
  since: z.string(),
});
export type BrokenInvariant = z.infer<typeof brokenInvariant>;

export const invariantCheck = z.object({
  checkedAt: z.string(),
  /** How many invariants were looked at. */
  asked: z.number().int().positive(),
  broken: z.array(brokenInvariant),
});
export type InvariantCheck = z.infer<typeof invariantCheck>;

export const invariantsEndpoints = {
  'GET /api/admin/invariants': endpoint({
    access: 'admin',
    summary: 'What the newest check of money, months and commissions found; null before the first',
    response: dataOf(invariantCheck.nullable()),
    errors: [],
  }),
  'POST /api/admin/invariants': endpoint({
    access: 'admin',
    summary: 'Check now, and keep what was found',
    response: dataOf(invariantCheck),
    errors: [],
  }),
} as const;
