import { openDispute } from '@chitta/payment-simulator/acts/open-dispute';
import { payCheckout } from '@chitta/payment-simulator/acts/pay-checkout';
import {
  type StripeServer,
  startStripeServer,
} from '@chitta/payment-simulator/testing/stripe-server/start-stripe-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStripePayments } from '#server/platform/payments/stripe/create-stripe-payments.ts';
import { buildTestApp, createTestClock, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { providerIdOf } from '../memberships/testing/premium-member.ts';
import { handleEvents } from './handle-events.ts';

const day = 86_400_000;
const clock = createTestClock();
let stripe: StripeServer;
let testApp: TestApp;
let webhook: string;
beforeAll(async () => {
  stripe = await startStripeServer(clock);
  testApp = await buildTestApp({
    env: {
      ...{ STRIPE_SECRET_KEY: stripe.secretKey, STRIPE_WEBHOOK_SECRET: stripe.webhookSecret },
      ...{ STRIPE_PRICE_MONTHLY: stripe.prices.month, STRIPE_PRICE_YEARLY: stripe.prices.year },
    },
    parts: { clock, payments: createStripePayments({ ...stripe, clock }) },
  });
  webhook = `${await testApp.app.listen({ port: 0, host: '127.0.0.1' })}/api/payments/webhook`;
});
afterAll(async () => {
  await testApp.close();
  await stripe.stop();
});

/** Stripe tells over the network what happened, and we look at it. */
async function hear(): Promise<void> {
  expect(new Set(await stripe.deliver(webhook))).toEqual(new Set([200]));
  await handleEvents(testApp.context);
}
const tierOf = async (client: SignedInClient) => (await client.get('/api/user')).body.subscriptionTier;
const invoicesOf = async (client: SignedInClient) =>
  (await client.get('/api/memberships/invoices')).body.data.items;

async function pay(client: SignedInClient): Promise<void> {
  const { body } = await client.post('/api/memberships/checkouts', { interval: 'month' });
  expect(body.data.url).toMatch(/^https:\/\/checkout\.stripe\.test\//);
  const checkoutId = await providerIdOf(testApp, body.data.id);
  stripe.world.act(checkoutId, payCheckout, { checkoutId, card: { kind: 'success' } });
}

it('hears of a membership through Stripe from its page to its end', async () => {
  const client = await signedInClient(testApp);
  const { user } = client;
  const plans = await client.get('/api/memberships/plans');
  expect(plans.body.data).toMatchObject({ provider: 'stripe', prices: { month: { amount: 999 } } });
  await pay(client);
  expect(await tierOf(client)).toBe('free');
  await hear();
  expect(await tierOf(client)).toBe('premium');
  expect(await invoicesOf(client)).toMatchObject([{ status: 'paid' }]);

  clock.advance(32 * day);
  const later = await signedInClient(testApp, { user });
  await hear();
  expect(await invoicesOf(later)).toMatchObject([{ status: 'paid' }, { status: 'paid' }]);
  expect((await later.post('/api/memberships/cancellation')).body.data).toMatchObject({
    subscription: { cancelsAtPeriodEnd: true },
  });
  expect(await tierOf(later)).toBe('premium');

  clock.advance(31 * day);
  await hear();
  expect(await tierOf(await signedInClient(testApp, { user }))).toBe('free');
});

it('hears of a dispute, which names nobody', async () => {
  const client = await signedInClient(testApp);
  await pay(client);
  await hear();
  const { rows } = await testApp.context.pool.query('SELECT id FROM invoices WHERE user_id = $1', [
    client.user.id,
  ]);
  const invoiceId: string = rows[0].id;
  stripe.world.act(invoiceId, openDispute, { invoiceId, isInquiry: false });
  await hear();
  const kept = await testApp.context.pool.query(
    'SELECT status, amount::int FROM invoice_disputes WHERE user_id = $1',
    [client.user.id],
  );
  expect(kept.rows).toEqual([{ status: 'open', amount: 999 }]);
});

it('keeps nothing that was written out anew on its way, or is late', async () => {
  const client = await signedInClient(testApp);
  await pay(client);
  const [event = { payload: '', signature: '' }] = stripe.takeEvents();
  const send = async (payload: string) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': event.signature };
    return (await fetch(webhook, { method: 'POST', headers, body: payload })).status;
  };
  const count = async () =>
    (await testApp.context.pool.query('SELECT count(*)::int AS n FROM payment_events')).rows[0].n;
  const before = await count();
  expect(await send(JSON.stringify(JSON.parse(event.payload)))).toBe(400);
  clock.advance(301_000);
  expect(await send(event.payload)).toBe(400);
  clock.advance(-1_000);
  expect(await count()).toBe(before);
  expect(await send(event.payload)).toBe(200);
  expect(await count()).toBe(before + 1);
});
