import { addMonths } from '@chitta/contract/money/add-months';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { becomePremium } from '#server/features/payments/memberships/testing/premium-member.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import type { SignedInClient } from '#server/testing/factories.ts';
import { bringFriend, someone } from '../testing/friends.ts';
import { decide, dispute, giveBack, pass } from '../testing/money.ts';
import { applyEffects, buy, rewardsOf, writeRefund } from '../testing/sales.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const claim = async (client: SignedInClient) => (await client.post('/api/referrals/rewards/claim')).body.data;
const membershipOf = async (client: SignedInClient) =>
  (await client.get('/api/memberships/current')).body.data;
const renewalOf = async (client: SignedInClient): Promise<string> =>
  (await membershipOf(client)).subscription.periodEnd;

/** A friend who has paid, and another who is about to. */
async function bringPayingFriend(referrer: SignedInClient): Promise<SignedInClient> {
  const friend = await bringFriend(testApp, referrer);
  await buy(testApp, friend);
  return friend;
}

describe('claiming', () => {
  it.each(['month', 'year'] as const)('moves the renewal of a %s by one calendar month', async (interval) => {
    const referrer = await someone(testApp);
    await becomePremium(testApp, referrer, { interval });
    await bringPayingFriend(referrer);
    const before = await membershipOf(referrer);
    const answer = await claim(referrer);
    const start = new Date(before.subscription.startedAt);
    const renewsAt = addMonths(start, interval === 'year' ? 13 : 2).toISOString();
    expect(answer).toEqual({ claimedMonths: 1, waitingMonths: 0, renewsAt });
    expect(await renewalOf(referrer)).toBe(renewsAt);
    const { rows } = await testApp.context.pool.query(
      `SELECT months, renewal_before, renewal_after, applied_at FROM free_months WHERE user_id = $1`,
      [referrer.user.id],
    );
    expect(rows).toEqual([
      {
        months: 1,
        renewal_before: new Date(before.subscription.periodEnd),
        renewal_after: new Date(renewsAt),
        applied_at: testApp.clock.now(),
      },
    ]);
    await pass(testApp, referrer, interval === 'year' ? 366 : 32);
    expect((await referrer.get('/api/memberships/invoices')).body.data.items, 'not charged').toHaveLength(1);
  });

  it('keeps to the day of the anchor: 31 January, 28 February, 31 March, 30 April', async () => {
    const start = testApp.clock.now();
    testApp.clock.set(new Date('2027-01-31T12:00:00Z'));
    const referrer = await someone(testApp);
    await becomePremium(testApp, referrer);
    const renewals = [await renewalOf(referrer)];
    for (let month = 0; month < 3; month += 1) {
      await bringPayingFriend(referrer);
      await claim(referrer);
      renewals.push(await renewalOf(referrer));
    }
    expect(renewals.map((time) => time.slice(0, 10))).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
    ]);
    testApp.clock.set(start);
  });

  it('gives each month once, however many ask at once', async () => {
    const referrer = await someone(testApp);
    await becomePremium(testApp, referrer);
    await bringPayingFriend(referrer);
    await bringPayingFriend(referrer);
    const { startedAt } = (await membershipOf(referrer)).subscription;
    await Promise.all(Array.from({ length: 5 }, () => referrer.post('/api/referrals/rewards/claim')));
    await claim(referrer);
    expect(await renewalOf(referrer)).toBe(addMonths(new Date(startedAt), 3).toISOString());
    expect((await referrer.get('/api/referrals/stats')).body.data).toMatchObject({
      freeMonthsAvailable: 0,
      freeMonthsUsed: 2,
    });
  });

  it('waits without a membership, and with one that ends; then it is the free time of the next', async () => {
    const referrer = await someone(testApp);
    const friend = await bringPayingFriend(referrer);
    const waits = { claimedMonths: 0, waitingMonths: 1, renewsAt: null };
    expect(await claim(referrer)).toEqual(waits);
    const offered = await membershipOf(referrer);
    expect(offered.offer).toMatchObject({ freeMonths: 1 });
    await becomePremium(testApp, referrer);
    expect(await rewardsOf(testApp, friend)).toMatchObject({ referrer: 'applied' });
    expect((await membershipOf(referrer)).subscription).toMatchObject({ status: 'trialing' });
    await referrer.post('/api/memberships/cancellation');
    await bringPayingFriend(referrer);
    expect(await claim(referrer)).toEqual(waits);
  });
});

describe('money that goes back after the month was used', () => {
  it('takes nothing away: somebody looks', async () => {
    const referrer = await someone(testApp);
    await becomePremium(testApp, referrer);
    const friend = await bringFriend(testApp, referrer);
    await becomePremium(testApp, friend);
    await pass(testApp, friend, 32);
    expect(await rewardsOf(testApp, friend)).toEqual({ referrer: 'earned', referee: 'applied' });
    await claim(referrer);
    const renewal = await renewalOf(referrer);
    await giveBack(testApp, friend, 999);
    const looked = 'review_required: refunded';
    expect(await rewardsOf(testApp, friend)).toEqual({ referrer: looked, referee: looked });
    expect(await renewalOf(referrer)).toBe(renewal);
  });

  it('is as before once a dispute is won', async () => {
    const referrer = await someone(testApp);
    await becomePremium(testApp, referrer);
    const friend = await bringFriend(testApp, referrer);
    await becomePremium(testApp, friend);
    await pass(testApp, friend, 32);
    await claim(referrer);
    const disputeId = await dispute(testApp, friend);
    expect(await rewardsOf(testApp, friend)).toMatchObject({ referrer: 'review_required: disputed' });
    await decide(testApp, friend, { disputeId, outcome: 'won' });
    expect(await rewardsOf(testApp, friend)).toEqual({ referrer: 'applied', referee: 'applied' });
  });
});

describe('what an administrator decides', () => {
  async function reviewed(verdict: 'approved' | 'rejected', isUsed: boolean) {
    const admin = await someone(testApp, { isAdmin: true });
    const referrer = await someone(testApp, { email: `r@home${admin.user.id}.test` });
    await becomePremium(testApp, referrer);
    const email = `f${admin.user.id}@home${admin.user.id}.test`;
    const friend = await bringFriend(testApp, referrer, isUsed ? {} : { email });
    const invoiceId = await buy(testApp, friend);
    if (isUsed) {
      await claim(referrer);
      await writeRefund(testApp, friend, { invoiceId, amount: 999 });
      await applyEffects(testApp, friend);
    }
    const { body } = await admin.get(`/api/admin/referrals?member=${friend.user.id}`);
    const [waiting] = body.data.items;
    const act = { verdict, reason: 'Looked at both accounts.' };
    const answer = await admin.post(`/api/admin/referrals/${waiting.id}/review`, act);
    const again = await admin.post(`/api/admin/referrals/${waiting.id}/review`, act);
    expect([again.status, again.body.reason]).toEqual([409, 'referrals.nothing_to_review']);
    return { waiting, answer: answer.body.data, rewards: await rewardsOf(testApp, friend), admin };
  }

  it.each([
    ['approved', false, 'same_domain', 'earned'],
    ['rejected', false, 'same_domain', 'canceled: review_rejected'],
    ['approved', true, 'refunded', 'applied'],
    ['rejected', true, 'refunded', 'reversed: refunded'],
  ] as const)('%s, the month used: %s', async (verdict, isUsed, doubt, expected) => {
    const { waiting, answer, rewards, admin } = await reviewed(verdict, isUsed);
    expect(waiting).toMatchObject({ status: 'review_required', reason: doubt, review: null });
    expect(answer.review).toMatchObject({ verdict, reason: doubt });
    expect(rewards.referrer).toBe(expected);
    const { body } = await admin.get('/api/admin/audit-log?action=referral.reviewed');
    expect(body.data.items[0]).toMatchObject({
      reason: 'Looked at both accounts.',
      details: { referral: waiting.id, verdict, doubt },
    });
  });
});

describe('somebody about whom something is odd', () => {
  it.each([
    ['approved', { freeMonths: 1 }, { referrer: 'earned', referee: 'earned' }],
    ['rejected', null, {}],
  ] as const)('has a free first month once they are approved: %s', async (verdict, offer, rewards) => {
    const admin = await someone(testApp, { isAdmin: true });
    const domain = `family${admin.user.id}.test`;
    const referrer = await someone(testApp, { email: `one@${domain}` });
    const friend = await bringFriend(testApp, referrer, { email: `other@${domain}` });
    expect((await membershipOf(friend)).offer).toBeNull();
    const { body } = await admin.get(`/api/admin/referrals?member=${friend.user.id}`);
    const [{ id }] = body.data.items;
    const act = { verdict, reason: 'Looked at both accounts.' };
    await admin.post(`/api/admin/referrals/${id}/review`, act);
    expect((await membershipOf(friend)).offer).toEqual(offer && expect.objectContaining(offer));
    await buy(testApp, friend);
    expect(await rewardsOf(testApp, friend)).toEqual(rewards);
  });
});
