import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { becomePremium } from '../memberships/testing/premium-member.ts';
import { bringFriend, someone } from './testing/friends.ts';
import { pass } from './testing/money.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

describe('a friend', () => {
  it('has the first month free, and both have their month once the friend has paid', async () => {
    const referrer = await someone(testApp);
    await becomePremium(testApp, referrer);
    const friend = await bringFriend(testApp, referrer);
    const offered = await friend.get('/api/memberships/current');
    expect(offered.body.data.offer).toMatchObject({ freeMonths: 1 });
    expect((await friend.get('/api/referrals/rewards/pending')).body.data).toMatchObject({
      shouldShow: true,
      type: 'referee_upgrade_prompt',
      data: { freeMonthsAvailable: 1, totalReferrals: 0 },
    });
    await becomePremium(testApp, friend);
    expect((await referrer.get('/api/referrals')).body.data.items).toMatchObject([{ state: 'pending' }]);
    await pass(testApp, friend, 32);
    expect((await referrer.get('/api/referrals')).body.data.items).toMatchObject([{ state: 'earned' }]);
    expect((await referrer.get('/api/referrals/rewards/pending')).body.data).toMatchObject({
      shouldShow: true,
      type: 'referrer_celebration',
      data: { freeMonthsAvailable: 1, totalReferrals: 1 },
    });
    const before = (await referrer.get('/api/memberships/current')).body.data.subscription.periodEnd;
    const claimed = await referrer.post('/api/referrals/rewards/claim');
    expect(claimed.body.data).toMatchObject({ claimedMonths: 1, waitingMonths: 0 });
    const after = (await referrer.get('/api/memberships/current')).body.data.subscription.periodEnd;
    expect(new Date(after).getTime()).toBeGreaterThan(new Date(before).getTime() + 27 * 86_400_000);
    expect((await referrer.get('/api/referrals')).body.data.items).toMatchObject([{ state: 'applied' }]);
    expect((await referrer.post('/api/referrals/rewards/claim')).body.data).toMatchObject({
      claimedMonths: 0,
    });
  });
});
