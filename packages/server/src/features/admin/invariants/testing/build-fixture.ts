import { syncCustomer } from '#server/features/payments/memberships/sync/sync-customer.ts';
import { becomePremium } from '#server/features/payments/memberships/testing/premium-member.ts';
import { bringFriend, someone } from '#server/features/payments/referrals/testing/friends.ts';
import { giveBack, pass } from '#server/features/payments/referrals/testing/money.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import type { Fixture } from './invariant-violations.ts';

/**
 * What members do with their memberships, and with whom they bring: pay, go on, change the plan, have a part given back,
 * cancel, and take the month that they earned.
 */
export async function buildFixture(testApp: TestApp): Promise<Fixture> {
  const { context, clock } = testApp;
  const member = await someone(testApp);
  await becomePremium(testApp, member);
  await pass(testApp, member, 40);
  await giveBack(testApp, member, 333);

  const changing = await someone(testApp);
  await becomePremium(testApp, changing);
  await changing.post('/api/memberships/change', { interval: 'year', at: clock.now().toISOString() });
  await pass(testApp, changing, 20);
  await changing.post('/api/memberships/cancellation');
  await pass(testApp, changing, 380);

  const referrer = await someone(testApp);
  const friend = await bringFriend(testApp, referrer);
  await becomePremium(testApp, referrer);
  await becomePremium(testApp, friend);
  await pass(testApp, friend, 40);
  const { body } = await referrer.post('/api/referrals/rewards/claim');
  if (body.data?.claimedMonths !== 1) throw new TypeError(`Nothing was earned: ${JSON.stringify(body)}`);
  await syncCustomer(context, referrer.user.id);
  const stranger = await someone(testApp);
  return {
    member: member.user.id,
    referrer: referrer.user.id,
    friend: friend.user.id,
    stranger: stranger.user.id,
    now: clock.now(),
  };
}
