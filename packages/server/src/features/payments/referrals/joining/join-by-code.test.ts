import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountTombstones } from '#server/db/tables/identity/account-tombstones.ts';
import { knownDevices } from '#server/db/tables/identity/known-devices.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { attributionClicks } from '#server/db/tables/payments/attribution.ts';
import { referralCodes } from '#server/db/tables/payments/referral-codes.ts';
import { referrals } from '#server/db/tables/payments/referrals.ts';
import { hashAddress } from '#server/features/identity/account-deletion/hash-address.ts';
import { hashDevice } from '#server/features/identity/sessions/device-cookie.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import type { SignedInClient } from '#server/testing/factories.ts';
import { someone } from '../testing/friends.ts';
import { buildCode } from '../testing/referral-samples.ts';

let testApp: TestApp;
let referrer: SignedInClient;
let code: string;
beforeAll(async () => {
  testApp = await buildTestApp();
  referrer = await someone(testApp);
  code = (await referrer.get('/api/referrals/code')).body.data.code;
});
afterAll(() => testApp.close());

const join = (client: SignedInClient, referralCode = code, more: object = {}) =>
  client.post('/api/referrals/signup', { refereeId: client.user.id, referralCode, ...more });
const refereesOf = (userId: number) => testApp.context.db.$count(referrals, eq(referrals.referrerId, userId));
const clicksOf = (userId: number) =>
  testApp.context.db.$count(attributionClicks, eq(attributionClicks.userId, userId));
const usesOf = async (id: number) => {
  const [row] = await testApp.context.db.select().from(referralCodes).where(eq(referralCodes.id, id));
  return row?.currentUses;
};

describe('POST /api/referrals/signup', () => {
  it('keeps by whose code a new member came, however it is written, and once', async () => {
    const friend = await someone(testApp);
    const before = await refereesOf(referrer.user.id);
    for (const written of [code, ` ${code.toLowerCase()} `, code]) {
      const { status, body } = await join(friend, written);
      expect([status, body.data]).toEqual([200, { programme: 'referral', status: 'pending', reason: null }]);
    }
    expect(await refereesOf(referrer.user.id)).toBe(before + 1);
    expect(await clicksOf(friend.user.id)).toBe(1);
    const [row] = await testApp.context.db.select().from(users).where(eq(users.id, friend.user.id));
    expect(row?.referredBy).toBe(referrer.user.id);
  });

  it('is bound to the session, whatever the payload claims', async () => {
    const friend = await someone(testApp);
    const { status, body } = await join(friend, code, { refereeId: referrer.user.id });
    expect([status, body.code, body.reason]).toEqual([403, 'FORBIDDEN', 'requests.user_mismatch']);
    expect(await clicksOf(friend.user.id)).toBe(0);
  });

  it('stays with who was first', async () => {
    const friend = await someone(testApp);
    const other = await someone(testApp);
    const second = (await other.get('/api/referrals/code')).body.data.code;
    await join(friend);
    expect((await join(friend, second)).body.data.status).toBe('pending');
    expect(await refereesOf(other.user.id)).toBe(0);
  });

  it('goes to one of two codes that come at once', async () => {
    const friend = await someone(testApp);
    const other = await someone(testApp, { id: referrer.user.id - 1_000_000 });
    const second = (await other.get('/api/referrals/code')).body.data.code;
    const before = await refereesOf(referrer.user.id);
    const answers = await Promise.all([join(friend), join(friend, second), join(friend)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await refereesOf(referrer.user.id)) - before + (await refereesOf(other.user.id))).toBe(1);
  });

  it.each([
    ['a.b+x@googlemail.com', 'ab@gmail.com'],
    ['luna+me@home.test', 'luna@home.test'],
  ])('rejects with the reason that %s refers %s', async (email, other) => {
    const self = await someone(testApp, { email });
    const own = (await self.get('/api/referrals/code')).body.data.code;
    const friend = await someone(testApp, { email: other });
    const { status, body } = await join(friend, own);
    expect([status, body.data]).toEqual([
      200,
      { programme: 'referral', status: 'rejected', reason: 'same_email' },
    ]);
    expect(await clicksOf(friend.user.id)).toBe(0);
    expect((await self.get('/api/referrals')).body.data.items).toMatchObject([
      { state: 'rejected', reason: 'same_email' },
    ]);
  });

  it('has a browser looked at that the referrer uses too', async () => {
    const friend = await someone(testApp);
    const device = 'd'.repeat(43);
    const now = testApp.clock.now();
    const known = { userId: referrer.user.id, deviceHash: hashDevice(referrer.user.id, device) };
    await testApp.context.db.insert(knownDevices).values({ ...known, createdAt: now, lastSeenAt: now });
    const token = await testApp.context.sessions.open(friend.user.id);
    const cookie = `chitta_session=${token}; chitta_device=${device}`;
    const answer = await createClient(testApp).post(
      '/api/referrals/signup',
      { referralCode: code },
      { cookie },
    );
    expect(answer.body.data).toMatchObject({ status: 'review_required', reason: 'shared_device' });
    const pending = await friend.get('/api/referrals/rewards/pending');
    expect(pending.body.data, 'no month before somebody has looked').toMatchObject({ shouldShow: false });
  });

  it('is for new accounts: neither for a day later, nor for who was here before', async () => {
    const late = await someone(testApp, { createdAt: new Date(testApp.clock.now().getTime() - 86_400_000) });
    expect((await join(late)).body.reason).toBe('referrals.not_new');
    const back = await someone(testApp, { email: 'Was.Here@example.org' });
    const emailHash = await hashAddress(testApp.context, 'was.here@example.org');
    await testApp.context.db.insert(accountTombstones).values({ emailHash, erasedAt: testApp.clock.now() });
    const { status, body } = await join(back);
    expect([status, body.reason]).toEqual([409, 'referrals.not_new']);
  });

  it('gives nobody a friend who was here first, so that no two bring each other', async () => {
    const friend = await someone(testApp);
    await join(friend);
    const own = (await friend.get('/api/referrals/code')).body.data.code;
    const { body } = await join(referrer, own);
    expect(body.data).toMatchObject({ status: 'rejected', reason: 'referrer_is_newer' });
  });

  it.each([
    ['one that nobody has', () => 'NOBODYS', 'referrals.unknown_code'],
    [
      'their own',
      async (me: SignedInClient) => (await me.get('/api/referrals/code')).body.data.code,
      'referrals.own_code',
    ],
    [
      'a disabled one',
      async () => (await buildCode(testApp, { status: 'disabled' })).code,
      'referrals.unknown_code',
    ],
    [
      'one that has run out',
      async () => (await buildCode(testApp, { expiresAt: testApp.clock.now() })).code,
      'referrals.unknown_code',
    ],
    [
      'one of a closed account',
      async () => {
        const closed = await someone(testApp, { accountStatus: 'deleted' });
        return (await buildCode(testApp, { userId: closed.user.id })).code;
      },
      'referrals.unknown_code',
    ],
  ])('refuses %s', async (_what, makeCode, reason) => {
    const me = await someone(testApp);
    const { body } = await join(me, await makeCode(me));
    expect(body.reason).toBe(reason);
    expect(await clicksOf(me.user.id)).toBe(0);
  });

  it('uses a campaign up at most as often as it may be, also by many at once', async () => {
    const campaign = await buildCode(testApp, { maxUses: 3 });
    const people = await Promise.all(Array.from({ length: 8 }, () => someone(testApp)));
    const answers = await Promise.all(people.map((person) => join(person, campaign.code)));
    const reasons = answers.map(({ body }) => body.reason ?? body.data.programme).sort();
    expect(reasons).toEqual([
      ...Array.from({ length: 3 }, () => 'campaign'),
      ...Array.from({ length: 5 }, () => 'referrals.code_used_up'),
    ]);
    expect(await usesOf(campaign.id)).toBe(3);
    const used = people[answers.findIndex(({ status }) => status === 200)];
    expect(used && (await join(used, campaign.code)).status).toBe(200);
    expect(await usesOf(campaign.id)).toBe(3);
  });
});

describe('POST /api/signup', () => {
  let names = 0;
  const signUp = (referralCode: unknown) => {
    names += 1;
    const username = `newcomer${names}`;
    return createClient(testApp).post('/api/signup', {
      username,
      email: `${username}@example.org`,
      password: 'violet otter 4 rivers',
      referralCode,
    });
  };

  it('keeps the code that comes along', async () => {
    const { status, body } = await signUp(code);
    expect(status).toBe(201);
    expect(await clicksOf(body.user.id)).toBe(1);
  });

  it.each([
    ['one that nobody has', 'NOBODYS'],
    ['far too long', 'x'.repeat(5000)],
    ['a number', 7],
    ['broken', '\ud800'],
  ])('opens the account whatever the code is: %s', async (_what, broken) => {
    const { status, body } = await signUp(broken);
    expect(status).toBe(201);
    expect(await clicksOf(body.user.id)).toBe(0);
  });

  it('gives the new member a code that can be looked up at once', async () => {
    const { body } = await signUp(undefined);
    const friend = await someone(testApp);
    expect((await join(friend, body.user.referralCode)).body.data.status).toBe('pending');
  });
});
