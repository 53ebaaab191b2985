import { describe, expect, it } from 'vitest';
import { SimulatorRefusal } from '../draft.ts';
import { at, checkoutPages, drive } from '../testing/drive.ts';
import { authenticate } from './authenticate.ts';
import { closeCheckout } from './close-checkout.ts';
import { openCheckout } from './open-checkout.ts';
import { payCheckout } from './pay-checkout.ts';

const monthly = { ...checkoutPages, interval: 'month', freeUntil: null } as const;
const pay = (checkoutId: string, kind: 'success' | 'authentication') => ({ checkoutId, card: { kind } });

describe('a checkout', () => {
  it('becomes a paid subscription', () => {
    const life = drive('2026-01-31');
    const { checkoutId } = life.do(openCheckout, monthly);
    life.newEvents();
    expect(life.do(payCheckout, pay(checkoutId, 'success'))).toEqual({ outcome: 'done', reason: null });
    const { subscriptions, invoices, card } = life.read();
    expect(subscriptions).toMatchObject([{ status: 'active', interval: 'month', trialEnd: null }]);
    expect(subscriptions[0]?.periodEnd.toISOString()).toBe('2026-02-28T00:00:00.000Z');
    expect(invoices).toMatchObject([
      { status: 'paid', reason: 'create', total: 999, amountDue: 999, amountPaid: 999, attempts: 1 },
    ]);
    expect(card).toEqual({ brand: 'visa', last4: '4242' });
    expect(life.newEvents()).toEqual([
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
    const life = drive('2026-01-31');
    life.subscribe('month', { freeUntil: at('2026-02-28') });
    expect(life.read()).toMatchObject({
      subscriptions: [{ status: 'trialing', trialEnd: new Date('2026-02-28') }],
      invoices: [{ status: 'paid', reason: 'create', amountDue: 0, amountPaid: 0, attempts: 0 }],
    });
    expect(life.read().cardFingerprints).toHaveLength(1);
    life.passTo('2026-02-28');
    expect(life.read()).toMatchObject({
      subscriptions: [{ status: 'active', periodEnd: new Date('2026-03-28') }],
      invoices: [{}, { status: 'paid', reason: 'cycle', amountPaid: 999 }],
    });
  });

  it('charges at once where the free time is over before anybody pays', () => {
    const life = drive();
    const { checkoutId } = life.do(openCheckout, { ...monthly, freeUntil: life.now + 60 });
    life.now += 61;
    life.do(payCheckout, pay(checkoutId, 'success'));
    expect(life.read()).toMatchObject({
      subscriptions: [{ status: 'active' }],
      invoices: [{ amountPaid: 999 }],
    });
  });

  it.each([
    ['declined', 'generic_decline'],
    ['insufficient_funds', 'insufficient_funds'],
  ] as const)('stays open for another card after one that is %s', (kind, reason) => {
    const life = drive();
    const { checkoutId } = life.do(openCheckout, monthly);
    const answer = life.do(payCheckout, { checkoutId, card: { kind } });
    expect(answer).toEqual({ outcome: 'declined', reason });
    expect(life.read()).toMatchObject({ subscriptions: [], invoices: [], cardFingerprints: [], card: null });
    expect(life.do(payCheckout, pay(checkoutId, 'success')).outcome).toBe('done');
  });

  it('waits for the cardholder, and goes on as they decide', () => {
    const life = drive();
    const { checkoutId } = life.do(openCheckout, monthly);
    expect(life.do(payCheckout, pay(checkoutId, 'authentication')).outcome).toBe('authentication_needed');
    expect(life.read().subscriptions).toEqual([]);
    const refused = life.do(authenticate, { targetId: checkoutId, isConfirmed: false });
    expect(refused).toEqual({ outcome: 'declined', reason: 'authentication_refused' });
    expect(() => life.do(authenticate, { targetId: checkoutId, isConfirmed: true })).toThrow(
      SimulatorRefusal,
    );
    life.do(payCheckout, pay(checkoutId, 'authentication'));
    life.do(authenticate, { targetId: checkoutId, isConfirmed: true });
    expect(life.read()).toMatchObject({
      subscriptions: [{ status: 'active' }],
      invoices: [{ status: 'paid' }],
    });
  });

  it('is paid once, and not beside a live subscription', () => {
    const life = drive();
    const first = life.do(openCheckout, monthly).checkoutId;
    const second = life.do(openCheckout, monthly).checkoutId;
    life.do(payCheckout, pay(first, 'success'));
    expect(() => life.do(payCheckout, pay(first, 'success'))).toThrow(/not open/);
    expect(() => life.do(payCheckout, pay(second, 'success'))).toThrow(/live subscription/);
    expect(() => life.do(openCheckout, monthly)).toThrow(/live subscription/);
    expect(life.state.subscriptions).toHaveLength(1);
  });

  it('sells a second one where the account does', () => {
    const life = drive('2026-01-31', { sellsSeveral: true });
    life.subscribe();
    life.subscribe('year');
    expect(life.read().subscriptions).toMatchObject([{ status: 'active' }, { status: 'active' }]);
  });
});

describe('a checkout that nobody pays', () => {
  it('is over after a day', () => {
    const life = drive('2026-01-31');
    const { checkoutId } = life.do(openCheckout, monthly);
    life.passTo('2026-02-01');
    expect(life.state.checkouts).toMatchObject([{ status: 'expired' }]);
    expect(life.events.at(-1)).toMatchObject({ type: 'checkout.session.expired', objectId: checkoutId });
    expect(() => life.do(payCheckout, pay(checkoutId, 'success'))).toThrow(/not open/);
  });

  it('is closed when that is asked, and never a paid one', () => {
    const life = drive();
    const { checkoutId } = life.do(openCheckout, monthly);
    expect(life.do(closeCheckout, { checkoutId })).toEqual({ status: 'expired' });
    expect(life.do(closeCheckout, { checkoutId })).toEqual({ status: 'expired' });
    life.subscribe();
    const paid = life.state.checkouts.at(-1)?.id ?? '';
    expect(life.do(closeCheckout, { checkoutId: paid })).toEqual({ status: 'complete' });
  });

  it('has a secret for fields within our page, and none for a page of its own', () => {
    const life = drive();
    life.do(openCheckout, monthly);
    life.do(openCheckout, { ...monthly, kind: 'form' });
    expect(life.state.checkouts.map(({ clientSecret }) => typeof clientSecret)).toEqual(['object', 'string']);
  });
});
