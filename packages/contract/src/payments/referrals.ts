import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, pageOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { safeText, userIdClaim } from '../text.ts';
import { referralCode } from './referral-code.ts';

const count = z.number().int().nonnegative();
/** By which an affiliate tells links apart. */
const campaignTag = safeText().pipe(z.string().trim().max(limits.referralCode.campaign));
const time = z.string();

/** Whom a code belongs to: a member, an affiliate, or a campaign of the operator. */
export const codeProgrammes = ['referral', 'affiliate', 'campaign'] as const;
export type CodeProgramme = (typeof codeProgrammes)[number];

/** What became of somebody's coming by a code. */
export const referralSignup = z.object({
  programme: z.enum(codeProgrammes),
  /** Of a referral; null: the code is not a member's. */
  status: z.enum(limits.referralStatuses).nullable(),
  /** Why it gives nothing, or waits. */
  reason: z.enum(limits.referralReasons).nullable(),
});
export type ReferralSignup = z.infer<typeof referralSignup>;

/** Somebody who came by the member's code. Who they are stays theirs: an initial is all that is shown. */
export const referral = z.object({
  id: z.number().int(),
  initial: z.string(),
  joinedAt: time,
  /** `joined`: has an account. `pending`: has premium, and the first payment is to come. */
  state: z.enum([
    'joined',
    'pending',
    ...limits.rewardStatuses.filter((status) => status !== 'pending'),
    'rejected',
  ]),
  reason: z.enum(limits.referralReasons).nullable(),
  /** Until when an earned month has to be used; null: none waits. */
  expiresAt: time.nullable(),
});
export type Referral = z.infer<typeof referral>;

export const ownReferralCode = z.object({ code: z.string(), link: z.string() });
export type OwnReferralCode = z.infer<typeof ownReferralCode>;

export const referralStats = z.object({
  clicks: count,
  /** Everybody who came by the code and counts. */
  joined: count,
  /** Those of them who have not paid yet. */
  pending: count,
  /** Those of them who have paid. */
  earned: count,
  /** Months that wait to be used, and that were. */
  freeMonthsAvailable: count,
  freeMonthsUsed: count,
  /** Months that wait until both addresses are confirmed. */
  freeMonthsHeld: count,
  /** How many months a member can get in all, and how many of them are left. */
  monthsAtMost: count,
  monthsLeft: count,
});
export type ReferralStats = z.infer<typeof referralStats>;

export const referralModalTypes = [
  'referee_upgrade_prompt',
  'referrer_celebration',
  'continue_sharing',
] as const;

/** What the referral modal shows; `type` and `data` are null where there is nothing to show at any time. */
export const referralModalState = z.object({
  shouldShow: z.boolean(),
  type: z.enum(referralModalTypes).nullable(),
  data: z.object({ referralCode: z.string(), freeMonthsAvailable: count, totalReferrals: count }).nullable(),
});
export type ReferralModalState = z.infer<typeof referralModalState>;

export const referralClaim = z.object({
  /** Months that moved the renewal now. */
  claimedMonths: count,
  /** Months that wait on: without a running membership there is no renewal to move. */
  waitingMonths: count,
  /** The next renewal; null: there is none. */
  renewsAt: time.nullable(),
});
export type ReferralClaim = z.infer<typeof referralClaim>;

const pageQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSize.max).optional(),
});

export const referralsEndpoints = {
  'POST /api/referrals/signup': endpoint({
    access: 'member',
    summary: 'Say by whose code the new account came; again with the same code it answers the same',
    body: z.object({ refereeId: userIdClaim.nullish(), referralCode, campaign: campaignTag.optional() }),
    response: dataOf(referralSignup),
    errors: [
      'requests.user_mismatch',
      'requests.too_many',
      'referrals.unknown_code',
      'referrals.code_used_up',
      'referrals.own_code',
      'referrals.not_new',
    ],
  }),
  'GET /api/referrals': endpoint({
    access: 'member',
    summary: "Who came by the member's code, the newest first",
    query: pageQuery,
    response: pageOf(referral),
    errors: ['requests.invalid'],
  }),
  'GET /api/referrals/code': endpoint({
    access: 'member',
    summary: "The member's code and link",
    response: dataOf(ownReferralCode),
    errors: [],
  }),
  'GET /api/referrals/stats': endpoint({
    access: 'member',
    summary: "What came of the member's code",
    response: dataOf(referralStats),
    errors: [],
  }),
  'GET /api/referrals/rewards/pending': endpoint({
    access: 'member',
    summary: 'Whether the referral modal is to be shown, and with what',
    response: dataOf(referralModalState),
    errors: [],
  }),
  'POST /api/referrals/rewards/dismiss': endpoint({
    access: 'member',
    summary: 'Keep the referral modal away for some hours',
    body: z.object({ hours: z.number().positive().max(limits.referralDismissal.maxHours) }),
    response: dataOf(z.object({ dismissedUntil: time })),
    errors: [],
  }),
  'POST /api/referrals/rewards/claim': endpoint({
    access: 'member',
    summary: 'Let every earned month move the renewal of the membership',
    response: dataOf(referralClaim),
    errors: ['payments.unavailable', 'payments.refused'],
  }),
  'POST /api/referrals/premium-upgrade': endpoint({
    access: 'member',
    summary: 'Say that the member has subscribed; the payment provider is asked what is true of it',
    body: z.object({ stripeSubscriptionId: safeText().pipe(z.string().min(1).max(255)) }),
    response: dataOf(z.object({ status: z.enum(limits.referralStatuses).nullable() })),
    errors: ['requests.user_mismatch', 'payments.unavailable', 'payments.refused'],
  }),
  'POST /api/referrals/clicks': endpoint({
    access: 'public',
    summary: 'Count a visit by a code; nothing is kept of who came',
    body: z.object({
      referralCode,
      campaign: campaignTag.optional(),
    }),
    response: dataOf(z.object({ isKnown: z.boolean() })),
    errors: ['requests.too_many'],
  }),
} as const;
