import type { Endpoints } from '@chitta/contract';
import { referralCodes } from '#server/db/tables/payments/referral-codes.ts';
import { referrals } from '#server/db/tables/payments/referrals.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildUser, type SignedInClient } from '#server/testing/factories.ts';
import type { RequestSample, SampleMaker } from '#server/testing/request-sample.ts';

type ReferralKey = Extract<keyof Endpoints, `${string} /api/${'' | 'admin/'}referral${string}`>;

let counter = 0;

/** Puts a code in place: of a member where there is one, else of a campaign. */
export async function buildCode(
  { context, clock }: TestApp,
  values: Partial<typeof referralCodes.$inferInsert> = {},
) {
  counter += 1;
  const type = values.userId ? ('member' as const) : ('campaign' as const);
  const code = { code: `CODE-${counter}-${clock.now().getTime()}`, type, createdAt: clock.now() };
  const [row] = await context.db
    .insert(referralCodes)
    .values({ ...code, ...values })
    .returning();
  if (!row) throw new TypeError('An insert returned no row.');
  return row;
}

/** A referral that waits for an administrator. */
async function doubtfulReferral({ context, clock }: TestApp): Promise<{ params: { id: string } }> {
  const [row] = await context.db
    .insert(referrals)
    .values({
      createdAt: clock.now(),
      suspicion: 'same_domain',
      rewardStatus: 'review_required',
      reason: 'same_domain',
    })
    .returning();
  return { params: { id: String(row?.id) } };
}

/** Accounts that were opened by signing up have their code already. */
async function withCode(owner: SignedInClient): Promise<RequestSample> {
  await owner.get('/api/referrals/code');
  return {};
}

const reason = 'Asked for by mail.';

/** A request that each call about referrals accepts. */
export const referralSamples: Readonly<Record<ReferralKey, SampleMaker>> = {
  'POST /api/referrals/signup': async (owner, testApp) => {
    const referrer = await buildUser(testApp, { createdAt: new Date(testApp.clock.now().getTime() - 1000) });
    const { code } = await buildCode(testApp, { userId: referrer.id });
    return { body: { refereeId: owner.user.id, referralCode: code.toLowerCase() } };
  },
  'GET /api/referrals': () => ({ query: { limit: '5' } }),
  'GET /api/referrals/code': withCode,
  'GET /api/referrals/stats': withCode,
  'GET /api/referrals/rewards/pending': () => ({}),
  'POST /api/referrals/rewards/dismiss': () => ({ body: { hours: 24 } }),
  'POST /api/referrals/rewards/claim': () => ({}),
  'POST /api/referrals/premium-upgrade': () => ({ body: { stripeSubscriptionId: 'sub_of_nobody' } }),
  'POST /api/referrals/clicks': async (_owner, testApp) => ({
    body: { referralCode: (await buildCode(testApp)).code, campaign: 'autumn' },
  }),
  'GET /api/admin/referrals': () => ({ query: { status: 'earned', limit: '5' } }),
  'POST /api/admin/referrals/:id/review': async (_owner, testApp) => ({
    ...(await doubtfulReferral(testApp)),
    body: { verdict: 'approved', reason },
  }),
  'GET /api/admin/referral-codes': () => ({}),
  'POST /api/admin/referral-codes': () => {
    counter += 1;
    return { body: { code: `Autumn-${counter}`, label: 'Autumn in the paper', maxUses: 100, reason } };
  },
  'PATCH /api/admin/referral-codes/:id': async (_owner, testApp) => ({
    params: { id: String((await buildCode(testApp)).id) },
    body: { status: 'disabled', reason },
  }),
};
