import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExport } from '#server/features/data/exports/testing/read-export.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { signedInClient } from '#server/testing/factories.ts';
import { bringFriend, someone } from '../testing/friends.ts';
import { buildCode } from '../testing/referral-samples.ts';
import { buy, writeSale } from '../testing/sales.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

describe('what a member sees', () => {
  it('is the code with its link, the same each time', async () => {
    const member = await someone(testApp);
    const { body } = await member.get('/api/referrals/code');
    const { code, link } = body.data;
    expect(code).toMatch(/^[A-Z2-9]{8}$/);
    expect(link).toBe(`http://localhost:3000/signup?ref=${code}`);
    const again = await Promise.all([member.get('/api/referrals/code'), member.get('/api/referrals/code')]);
    expect(again.map(({ body: { data } }) => data.code)).toEqual([code, code]);
    expect((await member.get('/api/user')).body.referralCode).toBe(code);
  });

  it('is one code for many who ask for the first one at once', async () => {
    const member = await someone(testApp);
    const answers = await Promise.all(Array.from({ length: 5 }, () => member.get('/api/referrals/code')));
    expect(new Set(answers.map(({ body }) => body.data.code)).size).toBe(1);
  });

  it('is who came, page by page, and no more of them than an initial', async () => {
    const referrer = await someone(testApp);
    const joined = await bringFriend(testApp, referrer, { username: 'quimpertina' });
    const subscribed = await bringFriend(testApp, referrer);
    await writeSale(testApp, subscribed, { amountPaid: 0 });
    await buy(testApp, await bringFriend(testApp, referrer));
    const first = await referrer.get('/api/referrals?limit=2');
    expect(first.body.data.items).toMatchObject([{ state: 'earned' }, { state: 'pending' }]);
    const second = await referrer.get(`/api/referrals?limit=2&cursor=${first.body.data.nextCursor}`);
    expect(second.body.data).toEqual({
      items: [
        {
          id: expect.any(Number),
          initial: 'Q',
          joinedAt: testApp.clock.now().toISOString(),
          state: 'joined',
          reason: null,
          expiresAt: null,
        },
      ],
      nextCursor: null,
    });
    expect(first.text + second.text).not.toContain(joined.user.email);
    expect(first.text + second.text).not.toContain('quimpertina');
  });

  it('is what came of it in numbers', async () => {
    const referrer = await someone(testApp);
    const { code } = (await referrer.get('/api/referrals/code')).body.data;
    await referrer.post('/api/referrals/clicks', { referralCode: code });
    await bringFriend(testApp, referrer);
    await buy(testApp, await bringFriend(testApp, referrer));
    expect((await referrer.get('/api/referrals/stats')).body.data).toEqual({
      clicks: 1,
      joined: 2,
      pending: 1,
      earned: 1,
      freeMonthsAvailable: 1,
      freeMonthsUsed: 0,
      freeMonthsHeld: 0,
      monthsAtMost: 12,
      monthsLeft: 11,
    });
  });

  it('goes along with an export, without the others', async () => {
    const referrer = await someone(testApp);
    const friend = await bringFriend(testApp, referrer);
    await buy(testApp, friend);
    const sides = [
      [referrer, 'referrer'],
      [friend, 'referee'],
    ] as const;
    for (const [client, role] of sides) {
      const found = await readExport(testApp, client.user.id);
      expect(found.items('referrals')).toMatchObject([
        { role, status: 'earned', reward: { status: 'earned', months: 1, claimedAt: null } },
      ]);
    }
  });
});

describe('what administrators see', () => {
  it('is both sides, the state with its reason, and what the rewards are', async () => {
    const admin = await signedInClient(testApp, { isAdmin: true });
    const referrer = await someone(testApp);
    const friend = await bringFriend(testApp, referrer);
    const invoiceId = await buy(testApp, friend);
    const { body } = await admin.get(`/api/admin/referrals?member=${referrer.user.id}&status=earned`);
    expect(body.data.items).toMatchObject([
      {
        referrer: { id: referrer.user.id, username: referrer.user.username },
        referee: { id: friend.user.id },
        status: 'earned',
        reason: null,
        invoiceId,
        review: null,
        rewards: [
          { role: 'referrer', status: 'earned', months: 1 },
          { role: 'referee', status: 'earned', months: 1 },
        ],
      },
    ]);
    const other = await admin.get(`/api/admin/referrals?member=${referrer.user.id}&status=held`);
    expect(other.body.data.items).toEqual([]);
    const missing = await admin.post('/api/admin/referrals/2147483000/review', {
      verdict: 'approved',
      reason: 'Looked at it.',
    });
    expect([missing.status, missing.body.reason]).toEqual([404, 'referrals.not_found']);
  });
});

describe('POST /api/referrals/premium-upgrade', () => {
  it("answers with how the referral stands, for the member's own subscription alone", async () => {
    const referrer = await someone(testApp);
    const friend = await bringFriend(testApp, referrer);
    await writeSale(testApp, friend);
    const { rows } = await testApp.context.pool.query<{ id: string }>(
      'SELECT id FROM subscriptions WHERE user_id = $1',
      [friend.user.id],
    );
    const upgrade = { stripeSubscriptionId: rows[0]?.id };
    const own = await friend.post('/api/referrals/premium-upgrade', upgrade);
    expect(own.body.data).toEqual({ status: 'pending' });
    const others = await referrer.post('/api/referrals/premium-upgrade', upgrade);
    expect([others.status, others.body.reason]).toEqual([403, 'requests.user_mismatch']);
  });
});

describe('a tag in a link', () => {
  it('is kept with the click of an affiliate', async () => {
    const affiliate = await someone(testApp);
    const { code } = await buildCode(testApp, { userId: affiliate.user.id, type: 'affiliate' });
    const friend = await someone(testApp);
    const answer = await friend.post('/api/referrals/signup', { referralCode: code, campaign: 'video-1' });
    expect(answer.body.data).toEqual({ programme: 'affiliate', status: null, reason: null });
    const { rows } = await testApp.context.pool.query(
      'SELECT programme, campaign FROM attribution_touches WHERE user_id = $1',
      [friend.user.id],
    );
    expect(rows).toEqual([{ programme: 'affiliate', campaign: 'video-1' }]);
  });
});
