import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { becomePremium, payAtProvider, providerIdOf } from '../testing/premium-member.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const begin = (client: SignedInClient, interval = 'month') =>
  client.post('/api/memberships/checkouts', { interval });
const current = async (client: SignedInClient) => (await client.get('/api/memberships/current')).body.data;
const count = async (table: string, userId: number): Promise<number> => {
  const { rows } = await testApp.context.pool.query<{ n: number }>(
    `SELECT count(*)::integer AS n FROM ${table} WHERE user_id = $1`,
    [userId],
  );
  return rows[0]?.n ?? 0;
};

describe('a checkout', () => {
  it('says what is due and leads to the place to pay', async () => {
    const client = await signedInClient(testApp);
    const { status, body } = await begin(client, 'year');
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      interval: 'year',
      status: 'open',
      dueNow: { amount: 9999, currency: 'usd' },
      freeUntil: null,
    });
    expect(body.data.url).toMatch(/^http/);
    expect(await current(client)).toMatchObject({ tier: 'free', openCheckout: { interval: 'year' } });
  });

  it('is the same one for twenty who ask at once, and gives one subscription', async () => {
    const client = await signedInClient(testApp);
    const answers = await Promise.all(Array.from({ length: 20 }, () => begin(client)));
    const ids = new Set(answers.map(({ body }) => body.data?.id));
    const urls = new Set(answers.map(({ body }) => body.data?.url));
    expect([ids.size, urls.size, await count('checkouts', client.user.id)]).toEqual([1, 1, 1]);
    await becomePremium(testApp, client);
    expect(await count('subscriptions', client.user.id)).toBe(1);
    expect(await count('invoices', client.user.id)).toBe(1);
  });

  it('gives way to one for the other plan, which cannot be paid besides', async () => {
    const client = await signedInClient(testApp);
    const first = await begin(client, 'month');
    const second = await begin(client, 'year');
    expect(second.body.data.id).not.toBe(first.body.data.id);
    const { body } = await client.get(`/api/memberships/checkouts/${first.body.data.id}`);
    expect(body.data).toMatchObject({ status: 'expired', url: null });
    const provider = await testApp.context.payments?.findCheckout(
      await providerIdOf(testApp, first.body.data.id),
    );
    expect(provider?.status).toBe('expired');
  });

  it('is refused to members who pay already, also where the payment was not heard of', async () => {
    const client = await signedInClient(testApp);
    await payAtProvider(testApp, client);
    const { status, body } = await begin(client, 'year');
    expect([status, body.reason]).toEqual([409, 'memberships.exists']);
    expect(await current(client)).toMatchObject({ tier: 'premium', openCheckout: null });
  });

  it('is another one once the time of the first has run out', async () => {
    const client = await signedInClient(testApp);
    const first = await begin(client);
    testApp.clock.advance(25 * 60 * 60_000);
    const second = await begin(client);
    expect(second.status).toBe(201);
    expect(second.body.data.id).not.toBe(first.body.data.id);
  });

  it('is nobody else’s', async () => {
    const owner = await signedInClient(testApp);
    const other = await signedInClient(testApp);
    const { body } = await begin(owner);
    const { status, body: refusal } = await other.get(`/api/memberships/checkouts/${body.data.id}`);
    const never = await other.get('/api/memberships/checkouts/999999');
    expect([status, refusal.reason]).toEqual([404, 'memberships.checkout_not_found']);
    expect(never.body).toEqual(refusal);
  });
});

describe('premium', () => {
  it('begins as the browser comes back, and lifts the allowance at once', async () => {
    const client = await signedInClient(testApp);
    const content = 'I was in my old house. A black dog stood by the locked door.';
    for (let time = 0; time < 3; time += 1) await client.post('/api/translate-dream', { content });
    expect((await client.post('/api/translate-dream', { content })).status).toBe(403);
    await becomePremium(testApp, client);
    expect((await client.get('/api/user')).body).toMatchObject({ subscriptionTier: 'premium' });
    const { status, body } = await client.post('/api/translate-dream', { content });
    expect([status, body.isPremiumTranslation]).toEqual([200, true]);
  });

  it('is found again when the browser never came back', async () => {
    const client = await signedInClient(testApp);
    await payAtProvider(testApp, client);
    expect((await current(client)).tier).toBe('free');
    const { body } = await client.post('/api/memberships/recovery');
    expect(body.data).toMatchObject({ tier: 'premium', reason: 'subscription', openCheckout: null });
    expect(await count('invoices', client.user.id)).toBe(1);
    await client.post('/api/memberships/recovery');
    expect(await count('invoices', client.user.id)).toBe(1);
  });

  it('does not begin by a card that is declined', async () => {
    const client = await signedInClient(testApp);
    await payAtProvider(testApp, client, { card: { kind: 'declined' } }).catch(() => undefined);
    expect((await client.post('/api/memberships/recovery')).body.data.tier).toBe('free');
  });
});
