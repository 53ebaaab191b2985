import { describe, expect, it } from 'vitest';
import { cancelAtPeriodEnd } from './acts/cancel-at-period-end.ts';
import { openCheckout } from './acts/open-checkout.ts';
import { nextDueAt } from './advance.ts';
import { at, checkoutPages, drive } from './testing/drive.ts';

describe('renewals', () => {
  it('keep to the day that the subscription began on', () => {
    const life = drive('2026-01-31');
    life.subscribe();
    life.passTo('2026-06-15');
    const ends = life.read().invoices.map(({ periodEnd }) => periodEnd.toISOString().slice(0, 10));
    expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30']);
    expect(life.read().invoices.map(({ reason }) => reason)).toEqual(['create', ...Array(4).fill('cycle')]);
  });

  it('happen at their own times, however far time is moved at once', () => {
    const [inSteps, atOnce] = [drive('2024-02-29'), drive('2024-02-29')];
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
    const cheap = drive('2026-01-01', { prices: { month: 500, year: 5000 } });
    cheap.subscribe();
    cheap.passTo('2026-02-01');
    expect(cheap.read().invoices.map(({ amountPaid }) => amountPaid)).toEqual([500, 500]);
  });
});

describe('a renewal that fails', () => {
  it('is tried again, and the subscription lost after the last time', () => {
    const life = drive('2026-01-01');
    life.subscribe('month', { card: 'fails_later' });
    life.passTo('2026-02-01');
    expect(life.read()).toMatchObject({
      subscriptions: [{ status: 'past_due' }],
      invoices: [{}, { status: 'open', attempts: 1, nextAttemptAt: new Date('2026-02-02'), amountPaid: 0 }],
    });
    life.newEvents();
    life.passTo('2026-02-14');
    expect(life.read().invoices[1]).toMatchObject({ attempts: 6, nextAttemptAt: new Date('2026-02-15') });
    expect(life.newEvents().filter((type) => type === 'invoice.payment_failed')).toHaveLength(5);
    life.passTo('2026-02-15');
    expect(life.read()).toMatchObject({
      subscriptions: [{ status: 'canceled', endedAt: new Date('2026-02-15') }],
      invoices: [{}, { status: 'uncollectible', attempts: 7, nextAttemptAt: null, pageUrl: null }],
    });
    expect(life.events.at(-1)?.type).toBe('customer.subscription.deleted');
    expect(nextDueAt(life.state)).toBeNull();
  });

  it('leaves it unpaid until its period ends, where the account says so', () => {
    const life = drive('2026-01-01', { afterRetries: 'unpaid' });
    life.subscribe('month', { card: 'fails_later' });
    life.passTo('2026-02-15');
    expect(life.read()).toMatchObject({
      subscriptions: [{ status: 'unpaid' }],
      invoices: [{}, { status: 'open' }],
    });
    life.passTo('2026-03-01');
    expect(life.read().subscriptions).toMatchObject([{ status: 'canceled' }]);
  });

  it('is a matter of the cardholder where the card is always to be confirmed', () => {
    const life = drive('2026-01-01');
    life.subscribe('month', { card: 'success', freeUntil: at('2026-02-01') });
    const [card] = life.state.cards;
    if (card) card.kind = 'authentication_always';
    life.newEvents();
    life.passTo('2026-02-01');
    expect(life.newEvents()).toContain('invoice.payment_action_required');
    expect(life.read().subscriptions).toMatchObject([{ status: 'past_due' }]);
  });
});

it('knows what is due next', () => {
  const life = drive('2026-01-31');
  expect(nextDueAt(life.state)).toBeNull();
  life.do(openCheckout, { ...checkoutPages, interval: 'month', freeUntil: null });
  expect(nextDueAt(life.state)).toBe(at('2026-02-01'));
  const subscriptionId = life.subscribe();
  life.passTo('2026-02-02');
  expect(nextDueAt(life.state)).toBe(at('2026-02-28'));
  life.do(cancelAtPeriodEnd, { subscriptionId });
  life.passTo('2026-03-01');
  expect(nextDueAt(life.state)).toBeNull();
});
