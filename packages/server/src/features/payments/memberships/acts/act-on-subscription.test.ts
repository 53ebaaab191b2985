import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveSandboxClock } from '#server/platform/payments/sandbox/operations/move-sandbox-clock.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { becomePremium } from '../testing/premium-member.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

async function premiumMember(interval: 'month' | 'year' = 'month'): Promise<SignedInClient> {
  const client = await signedInClient(testApp);
  await becomePremium(testApp, client, { interval });
  return client;
}

const invoicesOf = async (client: SignedInClient) =>
  (await client.get('/api/memberships/invoices')).body.data.items;

/** Lets a member's time at the provider pass, and looks at what came of it. */
async function pass(client: SignedInClient, days: number) {
  const { context } = testApp;
  const { rows } = await context.pool.query<{ id: string }>(
    'SELECT sandbox_customer_id AS id FROM users WHERE id = $1',
    [client.user.id],
  );
  if (!context.paymentSandbox) throw new TypeError('The sandbox is off.');
  await moveSandboxClock(context.paymentSandbox, { customerId: rows[0]?.id ?? '', days });
  return (await client.post('/api/memberships/recovery')).body.data;
}

describe('cancelling', () => {
  it('keeps premium to the end of what is paid for, and can be taken back', async () => {
    const client = await premiumMember();
    const { status, body } = await client.post('/api/memberships/cancellation');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ tier: 'premium', subscription: { cancelsAtPeriodEnd: true } });
    expect(body.data.until).toBe(body.data.subscription.periodEnd);
    expect(body.data.subscription.renewalPrice).toBeNull();
    const again = await client.post('/api/memberships/cancellation');
    expect(again.body).toEqual(body);
    const resumed = await client.delete('/api/memberships/cancellation');
    expect(resumed.body.data).toMatchObject({ until: null, subscription: { cancelsAtPeriodEnd: false } });
  });

  it('ends it, and nothing is charged any more', async () => {
    const client = await premiumMember();
    await client.post('/api/memberships/cancellation');
    expect(await pass(client, 40)).toMatchObject({ tier: 'free', reason: null, subscription: null });
    expect(await invoicesOf(client)).toHaveLength(1);
    const { status, body } = await client.delete('/api/memberships/cancellation');
    expect([status, body.reason]).toEqual([409, 'memberships.none']);
  });
});

describe('changing the plan', () => {
  it('charges for a year what was shown, less the rest of the month', async () => {
    const client = await premiumMember('month');
    const preview = (await client.post('/api/memberships/change/preview', { interval: 'year' })).body.data;
    expect(preview).toMatchObject({ takesEffect: 'now', renewalPrice: { amount: 9999, currency: 'usd' } });
    expect(preview.dueNow.amount).toBe(9999 - preview.credit.amount);
    const { body } = await client.post('/api/memberships/change', { interval: 'year', at: preview.at });
    expect(body.data.subscription).toMatchObject({ interval: 'year', nextInterval: null });
    const [newest, ...others] = await invoicesOf(client);
    expect(newest.amountPaid).toEqual(preview.dueNow);
    expect(others).toHaveLength(1);
    await client.post('/api/memberships/change', { interval: 'year', at: preview.at });
    expect(await invoicesOf(client)).toHaveLength(2);
  });

  it('waits with a month until the year is used up, and can be taken back', async () => {
    const client = await premiumMember('year');
    const preview = (await client.post('/api/memberships/change/preview', { interval: 'month' })).body.data;
    expect(preview).toMatchObject({ takesEffect: 'period_end', dueNow: { amount: 0 } });
    const { body } = await client.post('/api/memberships/change', { interval: 'month', at: preview.at });
    expect(body.data.subscription).toMatchObject({
      interval: 'year',
      nextInterval: 'month',
      renewalPrice: { amount: 999 },
    });
    const kept = await client.delete('/api/memberships/change');
    expect(kept.body.data.subscription).toMatchObject({ nextInterval: null, renewalPrice: { amount: 9999 } });
    await client.post('/api/memberships/change', { interval: 'month', at: preview.at });
    expect((await pass(client, 366)).subscription).toMatchObject({ interval: 'month', nextInterval: null });
  });

  it('refuses an amount that was shown long ago, and the plan that is there', async () => {
    const client = await premiumMember('month');
    const preview = (await client.post('/api/memberships/change/preview', { interval: 'year' })).body.data;
    testApp.clock.advance(31 * 60_000);
    const late = await client.post('/api/memberships/change', { interval: 'year', at: preview.at });
    expect([late.status, late.body.reason]).toEqual([409, 'memberships.preview_outdated']);
    const same = await client.post('/api/memberships/change/preview', { interval: 'month' });
    expect([same.status, same.body.reason]).toEqual([409, 'memberships.same_plan']);
  });
});

describe('renewals', () => {
  it('are charged once each, and stay premium', async () => {
    const client = await premiumMember();
    expect(await pass(client, 31)).toMatchObject({ tier: 'premium', problem: null });
    expect(await invoicesOf(client)).toHaveLength(2);
  });

  it('keep premium while a failed one is tried again, and say how it can be paid', async () => {
    const client = await signedInClient(testApp);
    await becomePremium(testApp, client, { card: { kind: 'fails_later' } });
    const failed = await pass(client, 32);
    expect(failed).toMatchObject({ tier: 'premium', reason: 'grace', subscription: { status: 'past_due' } });
    expect(failed.problem).toMatchObject({ amountDue: { amount: 999, currency: 'usd' } });
    expect(failed.problem.nextAttemptAt).not.toBeNull();
    expect(await pass(client, 30)).toMatchObject({ tier: 'free', reason: null });
  });
});
