import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import { notifications } from '#server/db/tables/messaging/notifications.ts';
import { attributionClicks, conversions } from '#server/db/tables/payments/attribution.ts';
import { usedTrials } from '#server/db/tables/payments/free-months.ts';
import { createVerificationLink } from '#server/features/identity/email-verification/create-verification-link.ts';
import { scheduledJobs } from '#server/jobs.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import type { SignedInClient } from '#server/testing/factories.ts';
import { bringFriend, someone } from '../testing/friends.ts';
import { buildCode } from '../testing/referral-samples.ts';
import { applyEffects, buy, rewardsOf, writeDispute, writeRefund, writeSale } from '../testing/sales.ts';

const day = 24 * 60 * 60_000;
let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const statsOf = async (client: SignedInClient) => (await client.get('/api/referrals/stats')).body.data;
const later = (ms: number) => new Date(testApp.clock.now().getTime() + ms);

async function pair(): Promise<{ referrer: SignedInClient; friend: SignedInClient }> {
  const referrer = await someone(testApp);
  return { referrer, friend: await bringFriend(testApp, referrer) };
}

/** Follows the link that proves the address. */
async function verify({ user, post }: SignedInClient): Promise<void> {
  const link = await createVerificationLink(testApp.context, {
    userId: user.id,
    email: user.email,
    origin: '',
  });
  const token = link.slice(link.indexOf('#token=') + '#token='.length);
  expect((await post('/api/email-verification', { token })).status).toBe(200);
}

describe('a month', () => {
  it('is earned by both with the first real payment, and by the same one ten times only once', async () => {
    const { referrer, friend } = await pair();
    expect(await rewardsOf(testApp, friend)).toEqual({});
    await buy(testApp, friend);
    for (let time = 0; time < 9; time += 1) await applyEffects(testApp, friend);
    await writeSale(testApp, referrer);
    await applyEffects(testApp, referrer);
    expect(await rewardsOf(testApp, friend)).toEqual({ referrer: 'earned', referee: 'earned' });
    expect(await statsOf(referrer)).toMatchObject({ joined: 1, earned: 1, freeMonthsAvailable: 1 });
  });

  it('is told of in the notification centre, once to each side', async () => {
    const { referrer, friend } = await pair();
    await buy(testApp, friend);
    await applyEffects(testApp, friend);
    const told = async ({ user }: SignedInClient) =>
      (await testApp.context.db.select().from(notifications).where(eq(notifications.userId, user.id))).map(
        ({ kind, params, path }) => ({ kind, params, path }),
      );
    const reward = { kind: 'reward_earned', path: '/referrals' };
    expect(await told(referrer)).toEqual([{ ...reward, params: { role: 'referrer', months: 1 } }]);
    expect(await told(friend)).toEqual([{ ...reward, params: { role: 'referee', months: 1 } }]);
  });

  it('is given for each of two who pay at once', async () => {
    const referrer = await someone(testApp);
    const friends = [await bringFriend(testApp, referrer), await bringFriend(testApp, referrer)];
    await Promise.all(friends.map((friend) => buy(testApp, friend)));
    expect(await statsOf(referrer)).toMatchObject({ freeMonthsAvailable: 2, monthsLeft: 10 });
  });

  it('is given twelve times in all, also where thirteen pay at once', async () => {
    const referrer = await someone(testApp);
    const friends: SignedInClient[] = [];
    for (let one = 0; one < 13; one += 1) friends.push(await bringFriend(testApp, referrer));
    await Promise.all(friends.map((friend) => buy(testApp, friend)));
    expect(await statsOf(referrer)).toMatchObject({ earned: 13, freeMonthsAvailable: 12, monthsLeft: 0 });
    const all = await Promise.all(friends.map((friend) => rewardsOf(testApp, friend)));
    expect(all.filter((rewards) => rewards.referrer === 'canceled: cap_reached')).toHaveLength(1);
    expect(all.every((rewards) => rewards.referee === 'earned')).toBe(true);
  });

  it.each([
    ['free time', { amountPaid: 0 }],
    ['an open invoice', { status: 'open' }],
    ['something else that is sold', { reason: 'other' }],
  ] as const)('is not earned by %s', async (_what, options) => {
    const { referrer, friend } = await pair();
    await buy(testApp, friend, options);
    expect(await rewardsOf(testApp, friend)).toEqual({});
    expect(await statsOf(referrer)).toMatchObject({ joined: 1, pending: 1, earned: 0 });
  });

  it('is earned by the payment that follows upon free time', async () => {
    const { friend } = await pair();
    await buy(testApp, friend, { amountPaid: 0 });
    await testApp.context.pool.query(`UPDATE subscriptions SET status = 'canceled' WHERE user_id = $1`, [
      friend.user.id,
    ]);
    await buy(testApp, friend, { reason: 'cycle' });
    expect(await rewardsOf(testApp, friend)).toMatchObject({ referrer: 'earned' });
  });

  it.each(['referrer', 'friend'] as const)('waits until the %s has a proven address', async (who) => {
    const both = await pair();
    const unproven = both[who];
    await testApp.context.db
      .update(users)
      .set({ emailVerified: false })
      .where(eq(users.id, unproven.user.id));
    await buy(testApp, both.friend);
    const held = 'held: unverified';
    expect(await rewardsOf(testApp, both.friend)).toEqual({ referrer: held, referee: held });
    expect(await statsOf(both.referrer)).toMatchObject({ freeMonthsHeld: 1, freeMonthsAvailable: 0 });
    await verify(unproven);
    expect(await rewardsOf(testApp, both.friend)).toEqual({ referrer: 'earned', referee: 'earned' });
  });

  it('is released once, where both prove their addresses at the same time', async () => {
    const both = await pair();
    const people = [both.referrer, both.friend];
    for (const { user } of people)
      await testApp.context.db.update(users).set({ emailVerified: false }).where(eq(users.id, user.id));
    await buy(testApp, both.friend);
    await Promise.all(people.map(verify));
    expect(await rewardsOf(testApp, both.friend)).toEqual({ referrer: 'earned', referee: 'earned' });
  });

  it('runs out twelve months after the payment', async () => {
    const { referrer, friend } = await pair();
    await buy(testApp, friend);
    const job = scheduledJobs(testApp.context).find(({ name }) => name === 'expire-rewards');
    const start = testApp.clock.now();
    testApp.clock.advance(364 * day);
    await job?.run();
    expect(await rewardsOf(testApp, friend)).toMatchObject({ referrer: 'earned' });
    testApp.clock.advance(2 * day);
    await job?.run();
    expect(await rewardsOf(testApp, friend)).toEqual({ referrer: 'expired', referee: 'expired' });
    testApp.clock.set(start);
    expect(await statsOf(referrer)).toMatchObject({ freeMonthsAvailable: 0 });
  });

  it('stays with the referrer when the account of the friend is erased', async () => {
    const { referrer, friend } = await pair();
    await buy(testApp, friend);
    await testApp.context.db.delete(users).where(eq(users.id, friend.user.id));
    await applyEffects(testApp, referrer);
    expect(await statsOf(referrer)).toMatchObject({ freeMonthsAvailable: 1 });
  });
});

describe('money that goes back before the month was used', () => {
  it('takes it along, and frees its place', async () => {
    const { referrer, friend } = await pair();
    const invoiceId = await buy(testApp, friend);
    await writeRefund(testApp, friend, { invoiceId, amount: 999 });
    await applyEffects(testApp, friend);
    const canceled = 'canceled: refunded';
    expect(await rewardsOf(testApp, friend)).toEqual({ referrer: canceled, referee: canceled });
    expect(await statsOf(referrer)).toMatchObject({ freeMonthsAvailable: 0, monthsLeft: 12 });
  });

  it('leaves it where it was a part', async () => {
    const { friend } = await pair();
    const invoiceId = await buy(testApp, friend);
    await writeRefund(testApp, friend, { invoiceId, amount: 998 });
    await applyEffects(testApp, friend);
    expect(await rewardsOf(testApp, friend)).toMatchObject({ referrer: 'earned' });
    await writeRefund(testApp, friend, { invoiceId, amount: 1 });
    await applyEffects(testApp, friend);
    expect(await rewardsOf(testApp, friend)).toMatchObject({ referrer: 'canceled: refunded' });
  });

  it('brings it back with a dispute that is won', async () => {
    const { friend } = await pair();
    const invoiceId = await buy(testApp, friend);
    for (const [status, expected] of [
      ['inquiry', 'earned'],
      ['open', 'canceled: disputed'],
      ['lost', 'canceled: disputed'],
      ['won', 'earned'],
    ] as const) {
      await writeDispute(testApp, friend, { invoiceId, status });
      await applyEffects(testApp, friend);
      expect(await rewardsOf(testApp, friend)).toMatchObject({ referrer: expected });
    }
  });
});

describe('one person on both sides', () => {
  it('is known by the card, whoever pays first', async () => {
    const first = await pair();
    await buy(testApp, first.referrer, { card: 'card A' });
    await buy(testApp, first.friend, { card: 'card A' });
    expect(await rewardsOf(testApp, first.friend)).toMatchObject({ referrer: 'canceled: same_card' });
    const second = await pair();
    await buy(testApp, second.friend, { card: 'card B' });
    expect(await rewardsOf(testApp, second.friend)).toMatchObject({ referrer: 'earned' });
    await buy(testApp, second.referrer, { card: 'card B' });
    expect(await rewardsOf(testApp, second.friend)).toMatchObject({ referrer: 'canceled: same_card' });
  });

  it('may be where two friends share a card: somebody looks', async () => {
    const referrer = await someone(testApp);
    const [one, other] = [await bringFriend(testApp, referrer), await bringFriend(testApp, referrer)];
    await buy(testApp, one, { card: 'card C' });
    await buy(testApp, other, { card: 'card C' });
    expect(await rewardsOf(testApp, other)).toMatchObject({ referrer: 'review_required: shared_card' });
  });

  it('has one free first month, in whatever account', async () => {
    const referrer = await someone(testApp);
    const friend = await bringFriend(testApp, referrer, { email: 'first.time+1@gmail.com' });
    const offerOf = async (client: SignedInClient) =>
      (await client.get('/api/memberships/current')).body.data.offer;
    expect(await offerOf(friend)).toMatchObject({ freeMonths: 1 });
    const { rows } = await testApp.context.pool.query<{ id: string }>(
      'SELECT id::text AS id FROM referrals WHERE referee_id = $1',
      [friend.user.id],
    );
    const now = testApp.clock.now();
    await testApp.context.pool.query(
      `INSERT INTO free_months (user_id, source, source_id, months, starts_at, ends_at, granted_at, applied_at)
       VALUES ($1, 'welcome', $2, 1, $3, $3, $3, $3)`,
      [friend.user.id, rows[0]?.id, now],
    );
    const before = await testApp.context.db.$count(usedTrials);
    await buy(testApp, friend, { card: 'card D' });
    expect(await rewardsOf(testApp, friend)).toEqual({ referrer: 'earned', referee: 'applied' });
    expect(await testApp.context.db.$count(usedTrials)).toBe(before + 2);
    const again = await bringFriend(testApp, referrer, { email: 'firsttime@googlemail.com' });
    expect(await offerOf(again)).toBeNull();
    await buy(testApp, again);
    expect(await rewardsOf(testApp, again)).toEqual({
      referrer: 'earned',
      referee: 'canceled: first_month_used',
    });
  });
});

describe('whose a sale is', () => {
  async function affiliateClick(friend: SignedInClient, clickedAt: Date) {
    const affiliate = await someone(testApp);
    const code = await buildCode(testApp, { userId: affiliate.user.id, type: 'affiliate' });
    const click = { userId: friend.user.id, referralCodeId: code.id, programme: 'affiliate' as const };
    await testApp.context.db.insert(attributionClicks).values({ ...click, clickedAt });
  }
  const conversionOf = async ({ user }: SignedInClient) =>
    (await testApp.context.db.select().from(conversions).where(eq(conversions.userId, user.id)))[0];

  it("is the member's, though an affiliate's link was there first", async () => {
    const { friend } = await pair();
    await affiliateClick(friend, later(-day));
    await buy(testApp, friend);
    expect(await conversionOf(friend)).toMatchObject({ programme: 'referral', reason: 'referral_touch' });
    expect(await rewardsOf(testApp, friend)).toMatchObject({ referrer: 'earned' });
  });

  it("is the affiliate's where the member's link is too old, and then nobody has a month", async () => {
    const { friend } = await pair();
    await affiliateClick(friend, later(day));
    await buy(testApp, friend, { at: later(30 * day) });
    expect(await conversionOf(friend)).toMatchObject({ programme: 'affiliate', reason: 'affiliate_touch' });
    const refused = 'canceled: other_programme';
    expect(await rewardsOf(testApp, friend)).toEqual({ referrer: refused, referee: refused });
  });

  it('is decided once', async () => {
    const friend = await someone(testApp);
    const affiliate = await someone(testApp);
    const code = await buildCode(testApp, { userId: affiliate.user.id, type: 'affiliate' });
    await friend.post('/api/referrals/signup', { referralCode: code.code });
    await buy(testApp, friend);
    const decided = await conversionOf(friend);
    expect(decided).toMatchObject({ programme: 'affiliate' });
    const late = await someone(testApp, { id: -friend.user.id });
    const own = (await late.get('/api/referrals/code')).body.data.code;
    await friend.post('/api/referrals/signup', { referralCode: own });
    await applyEffects(testApp, friend);
    expect(await conversionOf(friend)).toEqual(decided);
    expect(await rewardsOf(testApp, friend)).toMatchObject({ referrer: 'canceled: other_programme' });
  });

  it.each([
    [30 * day - 1000, 'earned'],
    [30 * day, 'canceled: no_valid_touch'],
  ])('is open for 30 times 24 hours: after %i ms %s', async (ms, expected) => {
    const start = testApp.clock.now();
    testApp.clock.set(new Date(Math.floor(start.getTime() / 1000) * 1000));
    const { friend } = await pair();
    await buy(testApp, friend, { at: later(ms) });
    expect(await rewardsOf(testApp, friend)).toMatchObject({ referrer: expected });
    testApp.clock.set(start);
  });
});
