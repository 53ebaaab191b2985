import { describe, expect, it } from 'vitest';
import { SimulatorRefusal } from '../draft.ts';
import { at, checkoutPages, simulateCustomer } from '../testing/simulate-customer.ts';
import { authenticate } from './authenticate.ts';
import { closeCheckout } from './close-checkout.ts';
import { openCheckout } from './open-checkout.ts';
import { payCheckout } from './pay-checkout.ts';

const monthly = { ...checkoutPages, interval: 'month', freeUntil: null } as const;
const pay = (checkoutId: string, kind: 'success' | 'authentication') => ({ checkoutId, card: { kind } });

describe('a checkout', () => {
  it('becomes a paid subscription', () => {
    const simulated = simulateCustomer('2026-01-31');
    const { checkoutId } = simulated.do(openCheckout, monthly);
    simulated.newEvents();
    expect(simulated.do(payCheckout, pay(checkoutId, 'success'))).toEqual({ outcome: 'done', reason: null });
    const { subscriptions, invoices, card } = simulated.read();
    expect(subscriptions).toMatchObject([{ status: 'active', interval: 'month', trialEnd: null }]);
    expect(subscriptions[0]?.periodEnd.toISOString()).toBe('2026-02-28T00:00:00.000Z');
    expect(invoices).toMatchObject([
      { status: 'paid', reason: 'create', total: 999, amountDue: 999, amountPaid: 999, attempts: 1 },
    ]);
    expect(card).toEqual({ brand: 'visa', last4: '4242' });
    expect(simulated.newEvents()).toEqual([
      'payment_method.attached',
      'customer.updated',
      'customer.subscription.created',
      'invoice.created',
      'invoice.finalized',
      'charge.succeeded',
      'invoice.paid',
      'invoice.payment_succeeded',
      'checkout.session.completed',
    ]);
  });

  it('begins with free time where it is promised, and charges when that is over', () => {
    const simulated = simulateCustomer('2026-01-31');
    simulated.subscribe('month', { freeUntil: at('2026-02-28') });
    expect(simulated.read()).toMatchObject({
      subscriptions: [{ status: 'trialing', trialEnd: new Date('2026-02-28') }],
      invoices: [{ status: 'paid', reason: 'create', amountDue: 0, amountPaid: 0, attempts: 0 }],
    });
    expect(simulated.read().cardFingerprints).toHaveLength(1);
    simulated.passTo('2026-02-28');
    expect(simulated.read()).toMatchObject({
      subscriptions: [{ status: 'active', periodEnd: new Date('2026-03-28') }],
      invoices: [{}, { status: 'paid', reason: 'cycle', amountPaid: 999 }],
    });
  });

  it('charges at once where the free time is over before anybody pays', () => {
    const simulated = simulateCustomer();
    const { checkoutId } = simulated.do(openCheckout, { ...monthly, freeUntil: simulated.now + 60 });
    simulated.now += 61;
    simulated.do(payCheckout, pay(checkoutId, 'success'));
    expect(simulated.read()).toMatchObject({
      subscriptions: [{ status: 'active' }],
      invoices: [{ amountPaid: 999 }],
    });
  });

  it.each([
    ['declined', 'generic_decline'],
    ['insufficient_funds', 'insufficient_funds'],
  ] as const)('stays open for another card after one that is %s', (kind, reason) => {
    const simulated = simulateCustomer();
    const { checkoutId } = simulated.do(openCheckout, monthly);
    const answer = simulated.do(payCheckout, { checkoutId, card: { kind } });
    expect(answer).toEqual({ outcome: 'declined', reason });
    expect(simulated.read()).toMatchObject({
      subscriptions: [],
      invoices: [],
      cardFingerprints: [],
      card: null,
    });
    expect(simulated.do(payCheckout, pay(checkoutId, 'success')).outcome).toBe('done');
  });

  it('waits for the cardholder, and goes on as they decide', () => {
    const simulated = simulateCustomer();
    const { checkoutId } = simulated.do(openCheckout, monthly);
    expect(simulated.do(payCheckout, pay(checkoutId, 'authentication')).outcome).toBe(
      'authentication_needed',
    );
    expect(simulated.read().subscriptions).toEqual([]);
    const refused = simulated.do(authenticate, { targetId: checkoutId, isConfirmed: false });
    expect(refused).toEqual({ outcome: 'declined', reason: 'authentication_refused' });
    expect(() => simulated.do(authenticate, { targetId: checkoutId, isConfirmed: true })).toThrow(
      SimulatorRefusal,
    );
    simulated.do(payCheckout, pay(checkoutId, 'authentication'));
    simulated.do(authenticate, { targetId: checkoutId, isConfirmed: true });
    expect(simulated.read()).toMatchObject({
      subscriptions: [{ status: 'active' }],
      invoices: [{ status: 'paid' }],
    });
  });

  it('is paid once, and not beside a live subscription', () => {
    const simulated = simulateCustomer();
    const first = simulated.do(openCheckout, monthly).checkoutId;
    const second = simulated.do(openCheckout, monthly).checkoutId;
    simulated.do(payCheckout, pay(first, 'success'));
    expect(() => simulated.do(payCheckout, pay(first, 'success'))).toThrow(/not open/);
    expect(() => simulated.do(payCheckout, pay(second, 'success'))).toThrow(/live subscription/);
    expect(() => simulated.do(openCheckout, monthly)).toThrow(/live subscription/);
    expect(simulated.state.subscriptions).toHaveLength(1);
  });

  it('sells a second one where the account does', () => {
    const simulated = simulateCustomer('2026-01-31', { sellsSeveral: true });
    simulated.subscribe();
    simulated.subscribe('year');
    expect(simulated.read().subscriptions).toMatchObject([{ status: 'active' }, { status: 'active' }]);
  });
});

describe('a checkout that nobody pays', () => {
  it('is over after a day', () => {
    const simulated = simulateCustomer('2026-01-31');
    const { checkoutId } = simulated.do(openCheckout, monthly);
    simulated.passTo('2026-02-01');
    expect(simulated.state.checkouts).toMatchObject([{ status: 'expired' }]);
    expect(simulated.events.at(-1)).toMatchObject({ type: 'checkout.session.expired', objectId: checkoutId });
    expect(() => simulated.do(payCheckout, pay(checkoutId, 'success'))).toThrow(/not open/);
  });

  it('is closed when that is asked, and never a paid one', () => {
    const simulated = simulateCustomer();
    const { checkoutId } = simulated.do(openCheckout, monthly);
    expect(simulated.do(closeCheckout, { checkoutId })).toEqual({ status: 'expired' });
    expect(simulated.do(closeCheckout, { checkoutId })).toEqual({ status: 'expired' });
    simulated.subscribe();
    const paid = simulated.state.checkouts.at(-1)?.id ?? '';
    expect(simulated.do(closeCheckout, { checkoutId: paid })).toEqual({ status: 'complete' });
  });

  it('has a secret for fields within our page, and none for a page of its own', () => {
    const simulated = simulateCustomer();
    simulated.do(openCheckout, monthly);
    simulated.do(openCheckout, { ...monthly, kind: 'form' });
    expect(simulated.state.checkouts.map(({ clientSecret }) => typeof clientSecret)).toEqual([
      'object',
      'string',
    ]);
  });
});
