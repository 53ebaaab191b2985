import { openDispute } from '@chitta/payment-simulator/acts/open-dispute';
import { payCheckout } from '@chitta/payment-simulator/acts/pay-checkout';
import { startStripeServer } from '@chitta/payment-simulator/testing/stripe-server/start-stripe-server';
import Stripe from 'stripe';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestClock } from '#server/testing/build-test-app.ts';
import { createStripePayments } from '../create-stripe-payments.ts';

const clock = createTestClock(new Date('2026-03-15T12:00:00Z'));
const server = await startStripeServer(clock);
afterAll(server.stop);
const payments = createStripePayments({ ...server, clock });
const { world, webhookSecret: secret } = server;

const customerId = await payments.createCustomer({ userId: 7, email: 'ana@example.org', name: 'Ana' });
const { id: checkoutId } = await payments.openCheckout({
  ...{ customerId, userId: 7, key: 'checkout:1', freeUntil: null, interval: 'month', language: 'en' },
  ...{ returnUrl: 'https://chitta.test/{id}', cancelUrl: 'https://chitta.test/no', kind: 'page' },
});
world.act(checkoutId, payCheckout, { checkoutId, card: { kind: 'success' } });
const invoiceId = world.stateOf(customerId).invoices[0]?.id ?? '';
world.act(invoiceId, openDispute, { invoiceId, isInquiry: false });
const events = server.takeEvents();
const [event = { payload: '', signature: '' }] = events;

const timestamp = world.now();
const sign = (changes: Partial<Parameters<typeof Stripe.webhooks.generateTestHeaderString>[0]> = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload: event.payload, secret, timestamp, ...changes });
const read = (payload: string, signature: string) => payments.readEvent(Buffer.from(payload), signature);
const refused = { reason: 'payments.signature_refused' };

it('finds the customer in whatever it is about', async () => {
  const kinds = new Set(events.map(({ type }) => type));
  for (const type of ['checkout.session.completed', 'invoice.paid', 'charge.dispute.created']) {
    expect(kinds).toContain(type);
  }
  for (const { payload, signature, type } of events) {
    expect(await read(payload, signature)).toMatchObject({ type, customerId });
  }
});

it('tells when something happened, and who it was about: nobody', async () => {
  const payload = JSON.stringify({
    ...{ id: 'evt_1', object: 'event', type: 'balance.available', created: 1_700_000_000 },
    data: { object: { object: 'balance' } },
  });
  expect(await read(payload, sign({ payload }))).toEqual({
    ...{ id: 'evt_1', type: 'balance.available', customerId: null },
    createdAt: new Date('2023-11-14T22:13:20Z'),
  });
});

it('is asked for again where the customer of a dispute cannot be found out', async () => {
  const dispute = events.find(({ type }) => type === 'charge.dispute.created') ?? event;
  server.faults.push('broken', 'broken', 'broken');
  await expect(read(dispute.payload, dispute.signature)).rejects.toMatchObject({
    reason: 'payments.unavailable',
  });
});

describe('a notification is refused', () => {
  it.each([
    ['written out anew', () => [JSON.stringify(JSON.parse(event.payload)), event.signature]],
    ['under another secret', () => [event.payload, sign({ secret: 'whsec_other' })]],
    ['without a signature', () => [event.payload, '']],
    ['that is no JSON', () => ['{', sign({ payload: '{' })]],
    ['301 seconds old', () => [event.payload, sign({ timestamp: timestamp - 301 })]],
  ])('%s', async (_, make) => {
    const [payload = '', signature = ''] = make();
    await expect(read(payload, signature)).rejects.toMatchObject(refused);
  });

  it('but not where it is 300 seconds old', async () => {
    expect(await read(event.payload, sign({ timestamp: timestamp - 300 }))).toMatchObject({ customerId });
  });

  it('without a word of what it said', async () => {
    const error: unknown = await read(event.payload, sign({ secret: 'whsec_other' })).catch(
      (reason) => reason,
    );
    const { cause } = error instanceof Error ? error : new Error('it was taken');
    expect(`${cause}`).toBe('Error: StripeSignatureVerificationError');
    expect(Object.entries(cause ?? {})).toEqual([]);
  });
});
