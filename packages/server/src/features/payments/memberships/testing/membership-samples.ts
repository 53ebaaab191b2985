import { randomUUID } from 'node:crypto';
import type { Endpoints } from '@chitta/contract';
import { paymentEvents } from '#server/db/tables/payments/payment-events.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildUser, type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import type { SampleMaker } from '#server/testing/request-sample.ts';
import { becomePremium, providerIdOf } from './premium-member.ts';

type MembershipKey = Extract<
  keyof Endpoints,
  | `${string} /api/${'memberships' | 'payment' | 'admin/memberships'}${string}`
  | `${string}payment-events${string}`
>;

async function ownSandboxCheckout(owner: SignedInClient, testApp: TestApp): Promise<{ id: string }> {
  const { body } = await owner.post('/api/memberships/checkouts', { interval: 'month' });
  // Who pays already has none.
  return { id: body.data ? await providerIdOf(testApp, body.data.id) : 'cs_0' };
}

async function ownSandboxInvoice(owner: SignedInClient): Promise<{ id: string }> {
  const { body } = await owner.get('/api/payment-sandbox/account');
  return { id: body.data.invoices[0].id };
}

/** A request that each call about memberships accepts. */
export const membershipSamples: Readonly<Record<MembershipKey, SampleMaker>> = {
  'GET /api/memberships/plans': () => ({}),
  'GET /api/memberships/current': () => ({}),
  'GET /api/memberships/invoices': () => ({ query: { limit: '5' } }),
  'POST /api/memberships/checkouts': () => ({ body: { interval: 'month' } }),
  'GET /api/memberships/checkouts/:id': async (owner) => {
    const { body } = await owner.post('/api/memberships/checkouts', { interval: 'month' });
    return { params: { id: String(body.data?.id ?? 1) } };
  },
  'POST /api/memberships/recovery': () => ({}),
  'POST /api/memberships/change/preview': async (owner, testApp) => {
    await becomePremium(testApp, owner);
    return { body: { interval: 'year' } };
  },
  'POST /api/memberships/change': async (owner, testApp) => {
    await becomePremium(testApp, owner);
    return { body: { interval: 'year', at: testApp.clock.now().toISOString() } };
  },
  'DELETE /api/memberships/change': async (owner, testApp) => {
    await becomePremium(testApp, owner);
    return {};
  },
  'POST /api/memberships/cancellation': async (owner, testApp) => {
    await becomePremium(testApp, owner);
    return {};
  },
  'DELETE /api/memberships/cancellation': async (owner, testApp) => {
    await becomePremium(testApp, owner);
    return {};
  },
  'GET /api/payment-sandbox/checkouts/:id': async (owner, testApp) => ({
    params: await ownSandboxCheckout(owner, testApp),
  }),
  'POST /api/payment-sandbox/checkouts/:id/payment': async (owner, testApp) => ({
    params: await ownSandboxCheckout(owner, testApp),
    body: { card: 'success' },
  }),
  'POST /api/payment-sandbox/confirmations': async (owner, testApp) => {
    const { id } = await ownSandboxCheckout(owner, testApp);
    await owner.post(`/api/payment-sandbox/checkouts/${id}/payment`, { card: 'authentication' });
    return { body: { target: id, isConfirmed: true } };
  },
  'GET /api/payment-sandbox/account': async (owner, testApp) => {
    await ownSandboxCheckout(owner, testApp);
    return {};
  },
  'POST /api/payment-sandbox/card': async (owner, testApp) => {
    await ownSandboxCheckout(owner, testApp);
    return { body: { card: 'success' } };
  },
  'POST /api/payment-sandbox/clock': async (owner, testApp) => {
    await ownSandboxCheckout(owner, testApp);
    return { body: { days: 1 } };
  },
  'POST /api/payment-sandbox/invoices/:id/payment': async (owner, testApp) => {
    await becomePremium(testApp, owner, { card: { kind: 'fails_later' } });
    await owner.post('/api/payment-sandbox/clock', { days: 32 });
    return { params: await ownSandboxInvoice(owner), body: { card: 'success' } };
  },
  'POST /api/payment-sandbox/invoices/:id/refund': async (owner, testApp) => {
    await becomePremium(testApp, owner);
    return { params: await ownSandboxInvoice(owner), body: { amount: 100 } };
  },
  'POST /api/payment-sandbox/invoices/:id/dispute': async (owner, testApp) => {
    await becomePremium(testApp, owner);
    return { params: await ownSandboxInvoice(owner), body: { isInquiry: false } };
  },
  'POST /api/payment-sandbox/disputes/:id/decision': async (owner, testApp) => {
    await becomePremium(testApp, owner);
    const { id } = await ownSandboxInvoice(owner);
    const { body } = await owner.post(`/api/payment-sandbox/invoices/${id}/dispute`, {});
    return { params: { id: body.data?.invoices[0].disputes[0].id ?? 'dp_0' }, body: { outcome: 'won' } };
  },
  // Without a signature it is refused, whoever sends it.
  'POST /api/payments/webhook': () => ({}),
  'GET /api/admin/payment-events': () => ({ query: { state: 'waiting', limit: '5' } }),
  'POST /api/admin/payment-events/:id/replay': async (_owner, { context, clock }) => {
    const id = `evt_${randomUUID()}`;
    const now = clock.now();
    const event = { id, type: 'invoice.paid', createdAt: now, receivedAt: now };
    await context.db.insert(paymentEvents).values({ ...event, outcome: 'ignored', handledAt: now });
    return { params: { id }, body: { reason: 'Asked for by mail.' } };
  },
  'GET /api/admin/memberships/:userId': async (_owner, testApp) => ({
    params: { userId: String((await buildUser(testApp)).id) },
  }),
  'POST /api/admin/memberships/:userId/free-months': async (_owner, testApp) => ({
    params: { userId: String((await buildUser(testApp)).id) },
    body: { months: 1, reason: 'Asked for by mail.' },
  }),
  'POST /api/admin/memberships/:userId/refunds': async (_owner, testApp) => {
    const payer = await signedInClient(testApp);
    await becomePremium(testApp, payer);
    const { id } = await ownSandboxInvoice(payer);
    const body = { invoiceId: id, amount: 100, reason: 'Asked for by mail.' };
    return { params: { userId: String(payer.user.id) }, body };
  },
  'POST /api/memberships/portal': async (owner) => {
    await owner.post('/api/memberships/checkouts', { interval: 'year' });
    return {};
  },
};
