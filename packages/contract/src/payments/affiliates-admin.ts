import { z } from 'zod';
import { actReason } from '../admin/audit-log.ts';
import { endpoint } from '../endpoint.ts';
import { dataOf, pageOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { idParam, safeText } from '../text.ts';
import {
  affiliateApplicationData,
  affiliateBalance,
  affiliateCommission,
  payoutMethod,
} from './affiliates.ts';
import { money } from './memberships.ts';

const time = z.string();
const count = z.number().int().nonnegative();
const person = z.object({ id: count, username: z.string(), email: z.string() });
const rateBps = z.number().int().min(0).max(10_000);
const tierKey = z.string().min(1).max(40);
const page = {
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSize.max).optional(),
};

export const affiliateTier = z.object({
  key: z.string(),
  name: z.string(),
  rateBps,
  /** Null: without end. */
  months: count.nullable(),
});
export type AffiliateTier = z.infer<typeof affiliateTier>;

export const adminAffiliateApplication = z.object({
  id: count,
  applicant: person.extend({ createdAt: time, emailVerified: z.boolean() }),
  data: affiliateApplicationData,
  status: z.enum(limits.affiliateApplicationStatuses),
  createdAt: time,
  reviewedAt: time.nullable(),
  notes: z.string().nullable(),
});
export type AdminAffiliateApplication = z.infer<typeof adminAffiliateApplication>;

/** What the next payout run would do for an affiliate. */
const nextPayout = z.object({
  amount: money,
  /** Null: it would be paid. */
  blocker: z.enum(limits.payoutBlockers).nullable(),
});

export const adminAffiliate = z.object({
  user: person,
  status: z.enum(limits.affiliateStatuses),
  tier: affiliateTier,
  /** The affiliate's own in place of the tier's; null: the tier's. */
  ownRateBps: rateBps.nullable(),
  code: z.string().nullable(),
  balances: z.array(affiliateBalance),
  nextPayouts: z.array(nextPayout),
  payoutMethod: payoutMethod.nullable(),
});
export type AdminAffiliate = z.infer<typeof adminAffiliate>;

/** A row of the ledger as administrators see it. */
export const adminCommission = affiliateCommission.extend({
  /** Who paid; null: nobody did, or they are erased. */
  memberId: count.nullable(),
  invoiceId: z.string(),
  sourceId: z.string(),
  base: z.number().int(),
  rateBps,
  payoutId: count.nullable(),
});
export type AdminCommission = z.infer<typeof adminCommission>;

export const adminPayout = z.object({
  id: count,
  runId: count,
  /** Null: erased. */
  user: person.nullable(),
  amount: money,
  status: z.enum(limits.payoutStatuses),
  methodKind: z.enum(limits.payoutKinds),
  methodHint: z.string(),
  reference: z.string().nullable(),
  createdAt: time,
  settledAt: time.nullable(),
});
export type AdminPayout = z.infer<typeof adminPayout>;

export const payoutRun = z.object({ id: count, startedAt: time, payouts: z.array(adminPayout) });
export type PayoutRun = z.infer<typeof payoutRun>;

export const reviewAffiliateRequest = z.object({
  verdict: z.enum(['approved', 'rejected']),
  /** Of an approved one; left out: the first. */
  tier: tierKey.optional(),
  /** What the applicant is told in the mail. */
  notes: safeText().pipe(z.string().trim().max(limits.affiliate.note)).optional(),
  reason: actReason,
});
export type ReviewAffiliateRequest = z.infer<typeof reviewAffiliateRequest>;

/** What is left out stays. */
export const changeAffiliateRequest = z.object({
  status: z.enum(['active', 'suspended']).optional(),
  tier: tierKey.optional(),
  /** Null: the tier's. */
  ownRateBps: rateBps.nullable().optional(),
  reason: actReason,
});
export type ChangeAffiliateRequest = z.infer<typeof changeAffiliateRequest>;

export const adjustCommissionRequest = z.object({
  /** Chosen by the page for each adjustment, so that one sent twice counts once. */
  key: z.uuid(),
  amount: z
    .number()
    .int()
    .min(-100_000_000)
    .max(100_000_000)
    .refine((value) => value !== 0, { message: 'Invalid input' }),
  currency: z.string().regex(/^[a-z]{3}$/),
  reason: actReason,
});
export type AdjustCommissionRequest = z.infer<typeof adjustCommissionRequest>;

const params = z.object({ id: idParam });

export const affiliatesAdminEndpoints = {
  'GET /api/admin/affiliate-applications': endpoint({
    access: 'admin',
    summary: 'Applications of affiliates, those that wait the oldest first, others the newest',
    query: z.object({ status: z.enum(limits.affiliateApplicationStatuses).optional(), ...page }),
    response: pageOf(adminAffiliateApplication),
    errors: ['requests.invalid'],
  }),
  'POST /api/admin/affiliate-applications/:id/review': endpoint({
    access: 'admin',
    summary: 'Approve or reject an application; the applicant gets a mail',
    params,
    body: reviewAffiliateRequest,
    response: dataOf(adminAffiliateApplication),
    errors: [
      'affiliates.application_not_found',
      'affiliates.decided_already',
      'affiliates.is_affiliate',
      'affiliates.tier_not_found',
    ],
  }),
  'GET /api/admin/affiliates': endpoint({
    access: 'admin',
    summary: 'Affiliates with what they have and what the next payout run would do',
    query: z.object({ status: z.enum(['active', 'suspended']).optional(), ...page }),
    response: pageOf(adminAffiliate),
    errors: ['requests.invalid'],
  }),
  'GET /api/admin/affiliates/:id': endpoint({
    access: 'admin',
    summary: 'One affiliate, by the number of the member',
    params,
    response: dataOf(adminAffiliate),
    errors: ['affiliates.not_found'],
  }),
  'PATCH /api/admin/affiliates/:id': endpoint({
    access: 'admin',
    summary: "Change an affiliate's tier or rate, suspend or bring back",
    params,
    body: changeAffiliateRequest,
    needsProof: true,
    response: dataOf(adminAffiliate),
    errors: ['affiliates.not_found', 'affiliates.tier_not_found'],
  }),
  'GET /api/admin/affiliates/:id/commissions': endpoint({
    access: 'admin',
    summary: "An affiliate's ledger, the newest first",
    params,
    query: z.object({ state: z.enum(limits.commissionStates).optional(), ...page }),
    response: pageOf(adminCommission),
    errors: ['affiliates.not_found', 'requests.invalid'],
  }),
  'POST /api/admin/affiliates/:id/adjustments': endpoint({
    access: 'admin',
    summary: 'Add to an affiliate, or take away; a key that came before changes nothing',
    params,
    body: adjustCommissionRequest,
    needsProof: true,
    response: dataOf(adminAffiliate),
    errors: ['affiliates.not_found'],
  }),
  'POST /api/admin/affiliate-commissions/:id/decision': endpoint({
    access: 'admin',
    summary: 'Release what is held back of one payment, or make it void',
    params,
    body: z.object({ verdict: z.enum(['released', 'void']), reason: actReason }),
    needsProof: true,
    response: dataOf(adminCommission),
    errors: ['affiliates.commission_not_found', 'affiliates.not_held'],
  }),
  'GET /api/admin/affiliate-tiers': endpoint({
    access: 'admin',
    summary: 'Tiers of affiliates, the first is where everybody begins',
    response: dataOf(z.array(affiliateTier)),
    errors: [],
  }),
  'PATCH /api/admin/affiliate-tiers/:key': endpoint({
    access: 'admin',
    summary: 'Change what a tier gives; sales that are in the ledger keep theirs',
    params: z.object({ key: tierKey }),
    body: z.object({
      name: safeText().pipe(z.string().trim().min(1).max(60)),
      rateBps,
      months: z.number().int().positive().max(1200).nullable(),
      reason: actReason,
    }),
    needsProof: true,
    response: dataOf(affiliateTier),
    errors: ['affiliates.tier_not_found'],
  }),
  'GET /api/admin/affiliate-payout-runs': endpoint({
    access: 'admin',
    summary: 'Payout runs, the newest first',
    query: z.object(page),
    response: pageOf(payoutRun),
    errors: ['requests.invalid'],
  }),
  'POST /api/admin/affiliate-payout-runs': endpoint({
    access: 'admin',
    summary: 'Prepare a payout for everybody who has enough; no money moves by itself',
    body: z.object({ reason: actReason }),
    needsProof: true,
    response: dataOf(payoutRun),
    errors: ['affiliates.nothing_to_pay'],
  }),
  'GET /api/admin/affiliate-payout-runs/:id/file': endpoint({
    access: 'admin',
    summary: 'A payout run as a table for the bookkeeper, with where to pay what is not paid yet',
    params,
    needsProof: true,
    isDownload: true,
    response: z.file().mime('text/csv'),
    errors: ['affiliates.run_not_found'],
  }),
  'POST /api/admin/affiliate-payouts/:id/outcome': endpoint({
    access: 'admin',
    summary: 'Say that a payout was paid, or did not arrive, which gives its commissions back',
    params,
    body: z.object({
      outcome: z.enum(['paid', 'failed']),
      /** What the bank calls it. */
      reference: safeText().pipe(z.string().trim().max(120)).optional(),
      reason: actReason,
    }),
    needsProof: true,
    response: dataOf(adminPayout),
    errors: ['affiliates.payout_not_found', 'affiliates.decided_already'],
  }),
} as const;
