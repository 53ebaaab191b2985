import { describe, expect, it } from 'vitest';
import { cancelAtPeriodEnd } from './acts/cancel-at-period-end.ts';
import { openCheckout } from './acts/open-checkout.ts';
import { nextDueAt } from './advance.ts';
import { at, checkoutPages, simulateCustomer } from './testing/simulate-customer.ts';

describe('renewals', () => {
  it('keep to the day that the subscription began on', () => {
    const simulated = simulateCustomer('2026-01-31');
    simulated.subscribe();
    simulated.passTo('2026-06-15');
    const ends = simulated.read().invoices.map(({ periodEnd }) => periodEnd.toISOString().slice(0, 10));
    expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30']);
    expect(simulated.read().invoices.map(({ reason }) => reason)).toEqual([
      'create',
      ...Array(4).fill('cycle'),
    ]);
  });

  it('happen at their own times, however far time is moved at once', () => {
    const [inSteps, atOnce] = [simulateCustomer('2024-02-29'), simulateCustomer('2024-02-29')];
    inSteps.subscribe('year');
    atOnce.subscribe('year');
    for (const day of ['2024-09-01', '2025-02-28', '2025-03-01', '2027-01-01', '2028-12-31'])
      inSteps.passTo(day);
    atOnce.passTo('2028-12-31');
    expect(atOnce.state).toEqual(inSteps.state);
    expect(atOnce.events).toEqual(inSteps.events);
    const days = atOnce.read().invoices.map(({ createdAt }) => createdAt.toISOString().slice(0, 10));
    expect(days).toEqual(['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']);
  });

  it('charge the price that the subscription was bought for', () => {
    const cheap = simulateCustomer('2026-01-01', { prices: { month: 500, year: 5000 } });
    cheap.subscribe();
    cheap.passTo('2026-02-01');
    expect(cheap.read().invoices.map(({ amountPaid }) => amountPaid)).toEqual([500, 500]);
  });
});

describe('a renewal that fails', () => {
  it('is tried again, and the subscription lost after the last time', () => {
    const simulated = simulateCustomer('2026-01-01');
    simulated.subscribe('month', { card: 'fails_later' });
    simulated.passTo('2026-02-01');
    expect(simulated.read()).toMatchObject({
      subscriptions: [{ status: 'past_due' }],
      invoices: [{}, { status: 'open', attempts: 1, nextAttemptAt: new Date('2026-02-02'), amountPaid: 0 }],
    });
    simulated.newEvents();
    simulated.passTo('2026-02-14');
    expect(simulated.read().invoices[1]).toMatchObject({
      attempts: 6,
      nextAttemptAt: new Date('2026-02-15'),
    });
    expect(simulated.newEvents().filter((type) => type === 'invoice.payment_failed')).toHaveLength(5);
    simulated.passTo('2026-02-15');
    expect(simulated.read()).toMatchObject({
      subscriptions: [{ status: 'canceled', endedAt: new Date('2026-02-15') }],
      invoices: [{}, { status: 'uncollectible', attempts: 7, nextAttemptAt: null, pageUrl: null }],
    });
    expect(simulated.events.at(-1)?.type).toBe('customer.subscription.deleted');
    expect(nextDueAt(simulated.state)).toBeNull();
  });

  it('leaves it unpaid until its period ends, where the account says so', () => {
    const simulated = simulateCustomer('2026-01-01', { afterRetries: 'unpaid' });
    simulated.subscribe('month', { card: 'fails_later' });
    simulated.passTo('2026-02-15');
    expect(simulated.read()).toMatchObject({
      subscriptions: [{ status: 'unpaid' }],
      invoices: [{}, { status: 'open' }],
    });
    simulated.passTo('2026-03-01');
    expect(simulated.read().subscriptions).toMatchObject([{ status: 'canceled' }]);
  });

  it('is a matter of the cardholder where the card is always to be confirmed', () => {
    const simulated = simulateCustomer('2026-01-01');
    simulated.subscribe('month', { card: 'success', freeUntil: at('2026-02-01') });
    const [card] = simulated.state.cards;
    if (card) card.kind = 'authentication_always';
    simulated.newEvents();
    simulated.passTo('2026-02-01');
    expect(simulated.newEvents()).toContain('invoice.payment_action_required');
    expect(simulated.read().subscriptions).toMatchObject([{ status: 'past_due' }]);
  });
});

it('knows what is due next', () => {
  const simulated = simulateCustomer('2026-01-31');
  expect(nextDueAt(simulated.state)).toBeNull();
  simulated.do(openCheckout, { ...checkoutPages, interval: 'month', freeUntil: null });
  expect(nextDueAt(simulated.state)).toBe(at('2026-02-01'));
  const subscriptionId = simulated.subscribe();
  simulated.passTo('2026-02-02');
  expect(nextDueAt(simulated.state)).toBe(at('2026-02-28'));
  simulated.do(cancelAtPeriodEnd, { subscriptionId });
  simulated.passTo('2026-03-01');
  expect(nextDueAt(simulated.state)).toBeNull();
});
