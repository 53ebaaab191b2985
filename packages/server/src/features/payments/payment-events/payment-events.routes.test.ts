import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentEvent } from '#server/platform/payments/payments.ts';
import { signEvent } from '#server/platform/payments/sandbox/sandbox-signature.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { payAtProvider } from '../memberships/testing/premium-member.ts';
import { handleEvents } from './handle-events.ts';

let testApp: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  testApp = await buildTestApp();
  admin = await signedInClient(testApp, { isAdmin: true });
});
afterAll(() => testApp.close());
beforeEach(() => testApp.context.pool.query('DELETE FROM payment_events'));

let counter = 0;
function newEvent(customerId: string | null): PaymentEvent {
  counter += 1;
  const createdAt = testApp.clock.now();
  return { id: `evt_${counter}`, type: 'invoice.paid', createdAt, customerId };
}

function signed(event: PaymentEvent) {
  const { paymentSandbox } = testApp.context;
  if (!paymentSandbox) throw new TypeError('The sandbox is off.');
  return signEvent(paymentSandbox, event);
}

const post = (payload: Buffer | string, signature?: string, headers: Record<string, string> = {}) =>
  testApp.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    payload,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature && { 'stripe-signature': signature }),
      ...headers,
    },
  });

async function deliver(event: PaymentEvent) {
  const { payload, signature } = signed(event);
  return post(payload, signature);
}

const customerOf = async ({ user }: SignedInClient): Promise<string> => {
  const query = 'SELECT sandbox_customer_id AS id FROM users WHERE id = $1';
  return (await testApp.context.pool.query(query, [user.id])).rows[0].id;
};
const tierOf = async (client: SignedInClient) => (await client.get('/api/user')).body.subscriptionTier;
const listed = async () => (await admin.get('/api/admin/payment-events')).body.data.items;

describe('events of the provider', () => {
  it('are kept, answered, and then lead to a look at the customer', async () => {
    const client = await signedInClient(testApp);
    await payAtProvider(testApp, client);
    const event = newEvent(await customerOf(client));
    const answer = await deliver(event);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect(await tierOf(client)).toBe('free');
    expect(await listed()).toMatchObject([{ id: event.id, state: 'waiting', memberId: client.user.id }]);
    expect(await handleEvents(testApp.context)).toBe(1);
    expect(await tierOf(client)).toBe('premium');
    expect(await listed()).toMatchObject([{ id: event.id, state: 'handled', attempts: 1 }]);
  });

  it('are kept once, however often they come', async () => {
    const client = await signedInClient(testApp);
    await payAtProvider(testApp, client);
    const event = newEvent(await customerOf(client));
    await Promise.all(Array.from({ length: 10 }, () => deliver(event)));
    await handleEvents(testApp.context);
    await deliver(event);
    expect(await handleEvents(testApp.context)).toBe(0);
    expect(await listed()).toHaveLength(1);
  });

  it('about somebody who is not ours, or nobody, are put aside', async () => {
    await deliver(newEvent('cus_of_another_shop'));
    await deliver(newEvent(null));
    await handleEvents(testApp.context);
    expect((await listed()).map(({ state }: { state: string }) => state)).toEqual(['ignored', 'ignored']);
  });

  it('come from another server: without an origin, or with one that no page of ours has', async () => {
    const { payload, signature } = signed(newEvent(null));
    const answer = await post(payload, signature, { origin: 'https://payments.example' });
    expect(answer.statusCode).toBe(200);
  });

  it.each([
    ['without a signature', () => ({ payload: signed(newEvent(null)).payload, signature: undefined })],
    [
      'with the one of another message',
      () => {
        const { payload } = signed(newEvent(null));
        return { payload, signature: signed(newEvent('cus_2')).signature };
      },
    ],
    [
      'written out anew',
      () => {
        const { payload, signature } = signed(newEvent(null));
        return { payload: JSON.stringify(JSON.parse(payload.toString()), null, 1), signature };
      },
    ],
    ['that are empty', () => ({ payload: '', signature: 't=1,v1=00' })],
  ])('%s are refused and not kept', async (_which, make) => {
    const { payload, signature } = make();
    const answer = await post(payload, signature);
    expect([answer.statusCode, answer.json().reason]).toEqual([400, 'payments.signature_refused']);
    expect(await listed()).toEqual([]);
  });

  it('that were overheard are worth nothing five minutes later', async () => {
    const { payload, signature } = signed(newEvent(null));
    testApp.clock.advance(301_000);
    expect((await post(payload, signature)).statusCode).toBe(400);
  });

  it('larger than any provider sends are refused', async () => {
    expect((await post(Buffer.alloc(1_100_000, 'x'), 't=1,v1=00')).statusCode).toBe(413);
  });
});

describe('events that cannot be handled', () => {
  it('are tried again later and later, then wait for somebody, who makes them due', async () => {
    const { payments } = testApp.context;
    if (!payments) throw new TypeError('The sandbox is off.');
    const broken = {
      ...testApp.context,
      payments: { ...payments, readCustomer: () => Promise.reject(new Error('down')) },
    };
    const client = await signedInClient(testApp);
    await payAtProvider(testApp, client);
    const event = newEvent(await customerOf(client));
    await deliver(event);
    let tries = 0;
    for (; (await listed())[0].state === 'waiting'; tries += 1) {
      await handleEvents(broken);
      testApp.clock.advance(25 * 60 * 60_000);
    }
    expect(tries).toBe(9);
    expect(await listed()).toMatchObject([{ state: 'stuck', dueAt: null, lastFailure: 'unexpected' }]);
    expect(await handleEvents(testApp.context)).toBe(0);
    admin = await signedInClient(testApp, { isAdmin: true });
    const replay = await admin.post(`/api/admin/payment-events/${event.id}/replay`, {
      reason: 'It is up again.',
    });
    expect(replay.body.data).toMatchObject({ state: 'waiting', attempts: 0, lastFailure: null });
    expect(await handleEvents(testApp.context)).toBe(1);
    const fresh = await signedInClient(testApp, { user: client.user });
    expect(await tierOf(fresh)).toBe('premium');
  });

  it('are not there to be made due', async () => {
    const { status, body } = await admin.post('/api/admin/payment-events/evt_0/replay', {
      reason: 'Why not.',
    });
    expect([status, body.reason]).toEqual([404, 'payment_events.not_found']);
  });
});
