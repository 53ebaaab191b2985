import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referralModalStates, referralRewards } from '#server/db/tables/payments/referrals.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { bringFriend, someone } from '../testing/friends.ts';
import { buy } from '../testing/sales.ts';

const hour = 60 * 60_000;
let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const stateOf = async (client: SignedInClient) =>
  (await client.get('/api/referrals/rewards/pending')).body.data;
const dismiss = (client: SignedInClient, hours: unknown) =>
  client.post('/api/referrals/rewards/dismiss', { hours });

describe('the referral modal', () => {
  it('has nothing to say to who neither came by a code nor brought anybody', async () => {
    expect(await stateOf(await someone(testApp))).toEqual({ shouldShow: false, type: null, data: null });
  });

  it('offers the free month to who came by a code, for as long as the code counts', async () => {
    const referrer = await someone(testApp);
    const friend = await bringFriend(testApp, referrer);
    const { code } = (await friend.get('/api/referrals/code')).body.data;
    expect(await stateOf(friend)).toEqual({
      shouldShow: true,
      type: 'referee_upgrade_prompt',
      data: { referralCode: code, freeMonthsAvailable: 1, totalReferrals: 0 },
    });
    const start = testApp.clock.now();
    testApp.clock.advance(30 * 24 * hour);
    const back = await signedInClient(testApp, { user: friend.user });
    expect(await stateOf(back)).toMatchObject({ shouldShow: false, type: null });
    testApp.clock.set(start);
  });

  it('celebrates with the referrer once the friend has paid, and tells before that somebody came', async () => {
    const referrer = await someone(testApp);
    const friend = await bringFriend(testApp, referrer);
    expect(await stateOf(referrer)).toMatchObject({
      shouldShow: true,
      type: 'continue_sharing',
      data: { freeMonthsAvailable: 0, totalReferrals: 1 },
    });
    await buy(testApp, friend);
    expect(await stateOf(referrer)).toMatchObject({
      type: 'referrer_celebration',
      data: { freeMonthsAvailable: 1, totalReferrals: 1 },
    });
  });

  it.each([24, 168])('stays away for %i hours', async (hours) => {
    const referrer = await someone(testApp);
    const friend = await bringFriend(testApp, referrer);
    await buy(testApp, friend);
    const start = testApp.clock.now();
    const { body } = await dismiss(referrer, hours);
    expect(body.data.dismissedUntil).toBe(new Date(start.getTime() + hours * hour).toISOString());
    expect(await stateOf(referrer)).toMatchObject({ shouldShow: false, type: 'referrer_celebration' });
    testApp.clock.advance(hours * hour - 1000);
    expect(await stateOf(referrer)).toMatchObject({ shouldShow: false });
    testApp.clock.advance(1000);
    expect(await stateOf(referrer)).toMatchObject({ shouldShow: true });
    testApp.clock.set(start);
    const { db } = testApp.context;
    const [kept] = await db
      .select()
      .from(referralModalStates)
      .where(eq(referralModalStates.userId, referrer.user.id));
    expect(kept).toMatchObject({ pendingReferrerReward: true, pendingRefereeReward: false });
    const [reward] = await db
      .select()
      .from(referralRewards)
      .where(eq(referralRewards.userId, referrer.user.id));
    expect(reward?.modalShown).toBe(true);
  });

  it('tells once that somebody came, and again when somebody else does', async () => {
    const referrer = await someone(testApp);
    await bringFriend(testApp, referrer);
    await dismiss(referrer, 1);
    const start = testApp.clock.now();
    testApp.clock.advance(2 * hour);
    expect(await stateOf(referrer)).toMatchObject({ shouldShow: false, type: null });
    await bringFriend(testApp, referrer);
    expect(await stateOf(referrer)).toMatchObject({
      shouldShow: true,
      type: 'continue_sharing',
      data: { totalReferrals: 2 },
    });
    testApp.clock.set(start);
  });

  it.each([0, -1, 9000, '24', null])('is not dismissed for %j hours', async (hours) => {
    expect((await dismiss(await someone(testApp), hours)).status).toBe(422);
  });
});
