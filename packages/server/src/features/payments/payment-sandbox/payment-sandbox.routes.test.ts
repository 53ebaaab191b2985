import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { becomePremium, providerIdOf } from '../memberships/testing/premium-member.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const root = '/api/payment-sandbox';
const account = async (client: SignedInClient) => (await client.get(`${root}/account`)).body.data;
const current = async (client: SignedInClient) => (await client.get('/api/memberships/current')).body.data;

async function begin(client: SignedInClient): Promise<{ id: number; path: string; providerId: string }> {
  const { body } = await client.post('/api/memberships/checkouts', { interval: 'month' });
  const providerId = await providerIdOf(testApp, body.data.id);
  return { id: body.data.id, providerId, path: `${root}/checkouts/${providerId}` };
}

async function premium(): Promise<SignedInClient> {
  const client = await signedInClient(testApp);
  await becomePremium(testApp, client);
  return client;
}

describe('paying', () => {
  it('goes from a declined card over one that asks back to premium', async () => {
    const client = await signedInClient(testApp);
    const { id, path, providerId } = await begin(client);
    expect((await client.get(path)).body.data).toMatchObject({ status: 'open', price: { amount: 999 } });
    const declined = await client.post(`${path}/payment`, { card: 'declined' });
    expect(declined.body.data).toEqual({ outcome: 'declined', reason: 'generic_decline' });
    const asked = await client.post(`${path}/payment`, { card: 'authentication' });
    expect(asked.body.data.outcome).toBe('authentication_needed');
    expect((await client.get(path)).body.data.isAwaited).toBe(true);
    const answer = { target: providerId, isConfirmed: true };
    expect((await client.post(`${root}/confirmations`, answer)).body.data.outcome).toBe('done');
    const paid = (await client.get(path)).body.data;
    expect(paid).toMatchObject({ status: 'complete', isAwaited: false });
    expect(paid.returnUrl).toMatch(new RegExp(`/subscription/redirect\\?checkout=${id}$`));
    await client.post('/api/memberships/recovery');
    expect((await client.get(`/api/memberships/checkouts/${id}`)).body.data.status).toBe('complete');
    expect((await current(client)).tier).toBe('premium');
    const twice = await client.post(`${path}/payment`, { card: 'success' });
    expect([twice.status, twice.body.reason]).toEqual([409, 'payments.refused']);
  });
});

describe('the time of a member', () => {
  it('moves on, with what is due in it', async () => {
    const client = await premium();
    const { status, body } = await client.post(`${root}/clock`, { days: 31 });
    expect(status).toBe(200);
    expect(new Date(body.data.now).getTime()).toBeGreaterThan(
      testApp.clock.now().getTime() + 30 * 86_400_000,
    );
    expect((await account(client)).invoices).toHaveLength(2);
    expect((await client.get('/api/memberships/invoices')).body.data.items).toHaveLength(2);
  });

  it('leads from a card that fails over a bill paid with another back to premium without a gap', async () => {
    const client = await premium();
    await client.post(`${root}/card`, { card: 'fails_later' });
    await client.post(`${root}/clock`, { days: 31 });
    expect(await current(client)).toMatchObject({ reason: 'grace', card: { brand: 'mastercard' } });
    const [open] = (await account(client)).invoices;
    await client.post(`${root}/invoices/${open.id}/payment`, { card: 'success' });
    await client.post('/api/memberships/recovery');
    expect(await current(client)).toMatchObject({ reason: 'subscription', problem: null });
  });
});

describe('money back', () => {
  it('is given in parts, never more than was paid', async () => {
    const client = await premium();
    const [{ id }] = (await account(client)).invoices;
    const refund = (amount: number) => client.post(`${root}/invoices/${id}/refund`, { amount });
    expect((await refund(400)).body.data.invoices[0].refunded.amount).toBe(400);
    expect((await refund(600)).body.reason).toBe('payments.refused');
    expect((await refund(599)).status).toBe(200);
    const [invoice] = (await client.get('/api/memberships/invoices')).body.data.items;
    expect(invoice.refunded).toEqual({ amount: 999, currency: 'usd' });
  });

  it('is taken by the bank, and given back where it decides so', async () => {
    const client = await premium();
    const [{ id }] = (await account(client)).invoices;
    const disputed = await client.post(`${root}/invoices/${id}/dispute`, {});
    const [dispute] = disputed.body.data.invoices[0].disputes;
    const listed = async () => (await client.get('/api/memberships/invoices')).body.data.items[0].isDisputed;
    expect([dispute.status, await listed()]).toEqual(['open', true]);
    await client.post(`${root}/disputes/${dispute.id}/decision`, { outcome: 'won' });
    expect(await listed()).toBe(false);
  });
});

describe('what is another member’s', () => {
  it('looks like what is not there', async () => {
    const client = await premium();
    const other = await premium();
    const [{ id }] = (await account(other)).invoices;
    const calls = [
      [`${root}/invoices/${id}/refund`, { amount: 1 }],
      [`${root}/invoices/in_000000000000000000000000/refund`, { amount: 1 }],
      [`${root}/confirmations`, { target: id, isConfirmed: true }],
    ] as const;
    for (const [url, body] of calls)
      expect((await client.post(url, body)).body.reason).toBe('payment_sandbox.not_found');
  });
});

describe('a server that has another provider, or none', () => {
  it('says that nothing is tried out there, and sells nothing', async () => {
    const other = await buildTestApp({ env: { PAYMENTS_SANDBOX: 'off' } });
    try {
      const client = await signedInClient(other);
      const { status, body } = await client.get(`${root}/account`);
      expect([status, body.reason]).toEqual([404, 'payment_sandbox.off']);
      const plans = await client.get('/api/memberships/plans');
      expect(plans.body.data).toEqual({ provider: null, prices: null, savingPercent: 0 });
      const refused = await client.post('/api/memberships/checkouts', { interval: 'month' });
      expect([refused.status, refused.body.reason]).toEqual([404, 'memberships.not_sold']);
      expect((await client.get('/api/memberships/current')).body.data.tier).toBe('free');
    } finally {
      await other.close();
    }
  });
});
