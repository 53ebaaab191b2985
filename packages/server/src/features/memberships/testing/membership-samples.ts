import { randomUUID } from 'node:crypto';
import type { Endpoints } from '@chitta/contract';
import { paymentEvents } from '#server/db/tables/membership/payment-events.ts';
import type { SampleMaker } from '#server/testing/request-samples.ts';
import { becomePremium } from './premium-member.ts';

type MembershipKey = Extract<
  keyof Endpoints,
  | `${string} /api/memberships${string}`
  | `${string} /api/payments${string}`
  | `${string}payment-events${string}`
>;

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
  // Without a signature it is refused, whoever sends it.
  'POST /api/payments/webhook': () => ({}),
  'GET /api/admin/payment-events': () => ({ query: { state: 'waiting', limit: '5' } }),
  'POST /api/admin/payment-events/:id/replay': async (_owner, { context, clock }) => {
    const id = `evt_${randomUUID()}`;
    const now = clock.now();
    const news = { id, type: 'invoice.paid', createdAt: now, receivedAt: now };
    await context.db.insert(paymentEvents).values({ ...news, outcome: 'ignored', handledAt: now });
    return { params: { id }, body: { reason: 'Asked for by mail.' } };
  },
  'POST /api/memberships/portal': async (owner) => {
    await owner.post('/api/memberships/checkouts', { interval: 'year' });
    return {};
  },
};
