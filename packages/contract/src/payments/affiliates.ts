import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, pageOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { safeText } from '../text.ts';
import { money } from './memberships.ts';

const count = z.number().int().nonnegative();
const time = z.string();
const text = (max: number) => safeText().pipe(z.string().trim().max(max));
const needed = (max: number) => safeText().pipe(z.string().trim().min(1).max(max));

/** What the programme offers somebody who begins. Rates are basis points. */
export const affiliateTerms = z.object({
  rateBps: count,
  /** Months from a member's first payment that commissions are paid for; null: without end. */
  months: count.nullable(),
  holdDays: count,
  minimumPayout: money,
});
export type AffiliateTerms = z.infer<typeof affiliateTerms>;

export const affiliateApplicationData = z.object({
  website: z.string().nullable(),
  audience: z.string(),
  plan: z.string(),
});

/** How far somebody has come on the way to being an affiliate. */
export const affiliateApplication = z.object({
  /** Of the affiliate; `inactive`: is none. */
  affiliateStatus: z.enum(limits.affiliateStatuses),
  terms: affiliateTerms,
  /** The newest one; null: there was none. */
  application: z
    .object({
      status: z.enum(limits.affiliateApplicationStatuses),
      data: affiliateApplicationData,
      createdAt: time,
      reviewedAt: time.nullable(),
      /** What was said to it. */
      notes: z.string().nullable(),
    })
    .nullable(),
});
export type AffiliateApplication = z.infer<typeof affiliateApplication>;

export const applyAsAffiliateRequest = z.object({
  website: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .nullable(),
  /** Whom the applicant reaches, and how the link would be told of. */
  audience: needed(limits.affiliate.text),
  plan: needed(limits.affiliate.text),
});
export type ApplyAsAffiliateRequest = z.infer<typeof applyAsAffiliateRequest>;

const state = z.enum(limits.commissionStates);

/** What an affiliate has in one currency, by state: sums of the ledger's signed rows. */
export const affiliateBalance = z.object({
  currency: z.string(),
  pending: z.number().int(),
  approved: z.number().int(),
  inPayout: z.number().int(),
  paid: z.number().int(),
  held: z.number().int(),
});
export type AffiliateBalance = z.infer<typeof affiliateBalance>;

/** A month, in UTC. */
export const affiliateMonth = z.object({
  /** Such as `2026-11`. */
  month: z.string(),
  clicks: count,
  signUps: count,
  conversions: count,
  earned: z.number().int(),
});
export type AffiliateMonth = z.infer<typeof affiliateMonth>;

/** What came by one tag; empty: by the plain link. */
export const affiliateCampaign = z.object({
  campaign: z.string(),
  clicks: count,
  signUps: count,
  conversions: count,
  earned: z.number().int(),
});
export type AffiliateCampaign = z.infer<typeof affiliateCampaign>;

export const affiliatePayout = z.object({
  id: count,
  amount: money,
  status: z.enum(limits.payoutStatuses),
  methodHint: z.string(),
  createdAt: time,
  settledAt: time.nullable(),
});
export type AffiliatePayout = z.infer<typeof affiliatePayout>;

/** Where payouts go; the details themselves are never sent back. */
export const payoutMethod = z.object({
  kind: z.enum(limits.payoutKinds),
  hint: z.string(),
  changedAt: time,
  /** Payouts wait until then. */
  usableFrom: time,
});
export type PayoutMethod = z.infer<typeof payoutMethod>;

/** What affiliates see. Nothing in it tells who came by their link. */
export const affiliateDashboard = z.object({
  status: z.enum(limits.affiliateStatuses),
  tier: z.string(),
  terms: affiliateTerms,
  /** Null: there is none yet. */
  code: z.string().nullable(),
  link: z.string().nullable(),
  totals: z.object({ clicks: count, signUps: count, conversions: count }),
  /** The first is in the currency that months and campaigns are told in. */
  balances: z.array(affiliateBalance).min(1),
  /** The last twelve, the oldest first. */
  months: z.array(affiliateMonth),
  campaigns: z.array(affiliateCampaign),
  payouts: z.array(affiliatePayout),
  payoutMethod: payoutMethod.nullable(),
});
export type AffiliateDashboard = z.infer<typeof affiliateDashboard>;

/** A row of the ledger, without whom it came from. */
export const affiliateCommission = z.object({
  id: count,
  kind: z.enum(limits.commissionKinds),
  state,
  amount: money,
  campaign: z.string().nullable(),
  reason: z.enum(limits.commissionReasons).nullable(),
  createdAt: time,
  maturesAt: time,
});
export type AffiliateCommission = z.infer<typeof affiliateCommission>;

/** An IBAN whose check digits are right, without spaces, in capitals. */
const iban = z
  .string()
  .max(60)
  .transform((value) => value.replaceAll(/\s/g, '').toUpperCase())
  .refine((value) => /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(value) && remainderOf(value) === 1n, {
    message: 'This is no IBAN.',
  });

function remainderOf(value: string): bigint {
  const digits = [...value.slice(4), ...value.slice(0, 4)]
    .map((letter) => Number.parseInt(letter, 36))
    .join('');
  return BigInt(digits) % 97n;
}

export const changePayoutMethodRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paypal'), email: z.email().max(limits.email.max) }),
  z.object({ kind: z.literal('bank'), holder: needed(120), iban }),
]);
export type ChangePayoutMethodRequest = z.infer<typeof changePayoutMethodRequest>;

const pageQuery = z.object({
  cursor: text(200).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSize.max).optional(),
});

export const affiliatesEndpoints = {
  'GET /api/affiliates/application': endpoint({
    access: 'member',
    summary: 'What affiliates get, and how the application stands',
    response: dataOf(affiliateApplication),
    errors: [],
  }),
  'POST /api/affiliates/application': endpoint({
    access: 'member',
    summary: 'Apply as an affiliate',
    body: applyAsAffiliateRequest,
    response: dataOf(affiliateApplication),
    status: 201,
    errors: ['affiliates.applied_already', 'affiliates.is_affiliate'],
  }),
  'GET /api/affiliates': endpoint({
    access: 'affiliate',
    summary: "What came of the affiliate's link",
    response: dataOf(affiliateDashboard),
    errors: [],
  }),
  'GET /api/affiliates/commissions': endpoint({
    access: 'affiliate',
    summary: "The affiliate's ledger, the newest first",
    query: pageQuery,
    response: pageOf(affiliateCommission),
    errors: ['requests.invalid'],
  }),
  'PUT /api/affiliates/payout-method': endpoint({
    access: 'affiliate',
    summary: 'Say where payouts go; they wait some days after every change',
    body: changePayoutMethodRequest,
    needsProof: true,
    response: dataOf(payoutMethod),
    errors: [],
  }),
} as const;
