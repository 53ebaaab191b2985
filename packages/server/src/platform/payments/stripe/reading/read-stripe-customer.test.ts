import { newState } from '@chitta/payment-simulator/new-state';
import { readCustomerState } from '@chitta/payment-simulator/read-customer';
import type { SimulatorState } from '@chitta/payment-simulator/state';
import { arbitraryHistory, type HistoryStep } from '@chitta/payment-simulator/testing/arbitrary-history';
import { startStripeServer } from '@chitta/payment-simulator/testing/stripe-server/start-stripe-server';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { createTestClock } from '#server/testing/build-test-app.ts';
import type { CustomerState } from '../../payments.ts';
import { createStripePayments } from '../create-stripe-payments.ts';

const start = new Date('2026-01-31T00:00:00Z');
const clock = createTestClock(start);
const server = await startStripeServer(clock);
afterAll(server.stop);
const payments = createStripePayments({ ...server, clock });

let count = 0;
function live(steps: readonly HistoryStep[]): SimulatorState {
  count += 1;
  const suffix = String(count).padStart(14, 'x');
  let { state } = newState({ userId: count, email: 'ana@example.org', name: 'Ana' }, { suffix, now: start });
  let { now } = state;
  for (const [index, { seconds, deed }] of steps.entries()) {
    now += seconds;
    state = deed({ state, now, key: `step:${index}` });
  }
  return state;
}

/** What both tell alike: where pages are differs, and which plan follows is in a schedule that these lives lack. */
function comparable({ subscriptions, invoices }: CustomerState) {
  return {
    subscriptions: subscriptions.map((subscription) => ({ ...subscription, nextInterval: null })),
    invoices: invoices.map((invoice) => ({ ...invoice, pageUrl: null, documentUrl: null })),
  };
}

it('reads from the wire what the provider holds, whatever became of the customer', async () => {
  let invoices = 0;
  await fc.assert(
    fc.asyncProperty(arbitraryHistory, async (steps) => {
      const lived = live(steps);
      server.world.adopt(lived);
      clock.set(new Date(lived.now * 1000));
      const pages = { currency: 'usd', pageOf: () => '', documentOf: () => '' };
      const held = comparable(readCustomerState(lived, pages));
      expect(comparable(await payments.readCustomer(lived.customer.id))).toEqual(held);
      invoices += held.invoices.length;
    }),
    { numRuns: 200 },
  );
  expect(invoices).toBeGreaterThan(50);
}, 60_000);
