import { z } from 'zod';
import { actReason } from '../admin/audit-log.ts';
import { endpoint } from '../endpoint.ts';
import { dataOf, pageOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { idParam, safeText } from '../text.ts';

const time = z.string();
const person = z.object({ id: z.number().int(), username: z.string() });
const reason = z.enum(limits.referralReasons).nullable();

/** One side's reward of a referral. */
const adminReward = z.object({
  role: z.enum(['referrer', 'referee']),
  status: z.enum(limits.rewardStatuses),
  reason,
  months: z.number().int(),
  createdAt: time,
  expiresAt: time.nullable(),
  claimedAt: time.nullable(),
  processedAt: time.nullable(),
});

/** A referral as administrators see it. */
export const adminReferral = z.object({
  id: z.number().int(),
  /** Null: the account was erased. */
  referrer: person.nullable(),
  referee: person.nullable(),
  code: z.string().nullable(),
  joinedAt: time,
  status: z.enum(limits.referralStatuses),
  reason,
  /** When the referred one paid for the first time; null: not yet. */
  conversionDate: time.nullable(),
  invoiceId: z.string().nullable(),
  review: z.object({ verdict: z.enum(['approved', 'rejected']), reason, reviewedAt: time }).nullable(),
  rewards: z.array(adminReward),
});
export type AdminReferral = z.infer<typeof adminReferral>;

export const listAdminReferralsQuery = z.object({
  status: z.enum(limits.referralStatuses).optional(),
  member: idParam.optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSize.max).optional(),
});
export type ListAdminReferralsQuery = z.infer<typeof listAdminReferralsQuery>;

/** A code of the operator's own, such as one in an advertisement. */
export const campaignCode = z.object({
  id: z.number().int(),
  code: z.string(),
  label: z.string().nullable(),
  status: z.enum(limits.codeStatuses),
  expiresAt: time.nullable(),
  maxUses: z.number().int().nullable(),
  currentUses: z.number().int(),
  clicks: z.number().int(),
  createdAt: time,
});
export type CampaignCode = z.infer<typeof campaignCode>;

const label = safeText().pipe(z.string().trim().min(1).max(limits.referralCode.label));
const expiresAt = z.iso.datetime({ offset: true }).nullable();
const maxUses = z.number().int().positive().max(1_000_000_000).nullable();

export const createCampaignCodeRequest = z.object({
  /** Letters, digits and hyphens. */
  code: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9][A-Za-z0-9-]{2,38}[A-Za-z0-9]$/),
  label,
  expiresAt: expiresAt.optional(),
  maxUses: maxUses.optional(),
  reason: actReason,
});
export type CreateCampaignCodeRequest = z.infer<typeof createCampaignCodeRequest>;

/** What is left out stays. */
export const changeCampaignCodeRequest = z.object({
  label: label.optional(),
  status: z.enum(limits.codeStatuses).optional(),
  expiresAt: expiresAt.optional(),
  maxUses: maxUses.optional(),
  reason: actReason,
});
export type ChangeCampaignCodeRequest = z.infer<typeof changeCampaignCodeRequest>;

const params = z.object({ id: idParam });

export const referralsAdminEndpoints = {
  'GET /api/admin/referrals': endpoint({
    access: 'admin',
    summary: 'Referrals, the newest first',
    query: listAdminReferralsQuery,
    response: pageOf(adminReferral),
    errors: ['requests.invalid'],
  }),
  'POST /api/admin/referrals/:id/review': endpoint({
    access: 'admin',
    summary: 'Approve or reject a referral that waits for a look',
    params,
    body: z.object({ verdict: z.enum(['approved', 'rejected']), reason: actReason }),
    needsProof: true,
    response: dataOf(adminReferral),
    errors: ['referrals.not_found', 'referrals.nothing_to_review'],
  }),
  'GET /api/admin/referral-codes': endpoint({
    access: 'admin',
    summary: 'Codes of campaigns, the newest first',
    response: dataOf(z.array(campaignCode)),
    errors: [],
  }),
  'POST /api/admin/referral-codes': endpoint({
    access: 'admin',
    summary: 'Make a code of a campaign',
    body: createCampaignCodeRequest,
    response: dataOf(campaignCode),
    status: 201,
    errors: ['referrals.code_taken'],
  }),
  'PATCH /api/admin/referral-codes/:id': endpoint({
    access: 'admin',
    summary: 'Change a code of a campaign',
    params,
    body: changeCampaignCodeRequest,
    response: dataOf(campaignCode),
    errors: ['referrals.code_not_found', 'referrals.below_uses'],
  }),
} as const;
