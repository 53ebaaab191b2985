import { describe, expect, it } from 'vitest';
import { type CustomerSimulation, simulateCustomer } from '../testing/simulate-customer.ts';
import { authenticate } from './authenticate.ts';
import { changeCard } from './change-card.ts';
import { payInvoice } from './pay-invoice.ts';

function behind(): CustomerSimulation & { readonly invoiceId: string } {
  const simulated = simulateCustomer('2026-01-01');
  simulated.subscribe('month', { card: 'fails_later' });
  simulated.passTo('2026-02-02');
  return Object.assign(simulated, { invoiceId: simulated.state.invoices[1]?.id ?? '' });
}

describe('an open invoice', () => {
  it('is paid with another card, which is charged from then on', () => {
    const simulated = behind();
    simulated.do(payInvoice, { invoiceId: simulated.invoiceId, card: { kind: 'success' } });
    expect(simulated.read()).toMatchObject({
      subscriptions: [{ status: 'active', periodEnd: new Date('2026-03-01') }],
      invoices: [{}, { status: 'paid', amountPaid: 999, attempts: 3, nextAttemptAt: null }],
      card: { last4: '4242' },
    });
    expect(() =>
      simulated.do(payInvoice, { invoiceId: simulated.invoiceId, card: { kind: 'success' } }),
    ).toThrow(/not open/);
    simulated.passTo('2026-03-01');
    expect(simulated.read().invoices[2]).toMatchObject({ status: 'paid' });
  });

  it('stays open where that card is declined too', () => {
    const simulated = behind();
    const answer = simulated.do(payInvoice, {
      invoiceId: simulated.invoiceId,
      card: { kind: 'insufficient_funds' },
    });
    expect(answer).toEqual({ outcome: 'declined', reason: 'insufficient_funds' });
    expect(simulated.read()).toMatchObject({
      subscriptions: [{ status: 'past_due' }],
      card: { last4: '0341' },
    });
    expect(simulated.state.invoices[1]).toMatchObject({ status: 'open', attempts: 3 });
  });

  it.each([
    [true, 'done', 'active'],
    [false, 'declined', 'past_due'],
  ] as const)('waits for the cardholder, whose answer is %s', (isConfirmed, outcome, status) => {
    const simulated = behind();
    const card = { kind: 'authentication_always' } as const;
    expect(simulated.do(payInvoice, { invoiceId: simulated.invoiceId, card }).outcome).toBe(
      'authentication_needed',
    );
    expect(simulated.do(authenticate, { targetId: simulated.invoiceId, isConfirmed }).outcome).toBe(outcome);
    expect(simulated.read().subscriptions).toMatchObject([{ status }]);
  });

  it('is paid by the next try once the card was replaced', () => {
    const simulated = behind();
    simulated.do(changeCard, { card: { kind: 'success' } });
    simulated.passTo('2026-02-04');
    expect(simulated.read()).toMatchObject({
      subscriptions: [{ status: 'active' }],
      invoices: [{}, { status: 'paid' }],
    });
  });
});

describe('the card that is kept', () => {
  it('is not replaced by one that is declined', () => {
    const simulated = behind();
    expect(simulated.do(changeCard, { card: { kind: 'declined' } }).outcome).toBe('declined');
    expect(simulated.read().card).toEqual({ brand: 'mastercard', last4: '0341' });
  });

  it('is replaced once its holder has confirmed it', () => {
    const simulated = behind();
    const targetId = simulated.state.customer.id;
    simulated.do(changeCard, { card: { kind: 'authentication' } });
    expect(simulated.do(authenticate, { targetId, isConfirmed: false }).outcome).toBe('declined');
    simulated.do(changeCard, { card: { kind: 'authentication' } });
    expect(simulated.do(authenticate, { targetId, isConfirmed: true }).outcome).toBe('done');
    expect(simulated.read().card).toEqual({ brand: 'visa', last4: '3155' });
  });
});
