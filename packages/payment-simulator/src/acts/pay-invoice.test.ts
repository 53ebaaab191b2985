import { describe, expect, it } from 'vitest';
import { type Drive, drive } from '../testing/drive.ts';
import { authenticate } from './authenticate.ts';
import { changeCard } from './change-card.ts';
import { payInvoice } from './pay-invoice.ts';

function behind(): Drive & { readonly invoiceId: string } {
  const life = drive('2026-01-01');
  life.subscribe('month', { card: 'fails_later' });
  life.passTo('2026-02-02');
  return Object.assign(life, { invoiceId: life.state.invoices[1]?.id ?? '' });
}

describe('an open invoice', () => {
  it('is paid with another card, which is charged from then on', () => {
    const life = behind();
    life.do(payInvoice, { invoiceId: life.invoiceId, card: { kind: 'success' } });
    expect(life.read()).toMatchObject({
      subscriptions: [{ status: 'active', periodEnd: new Date('2026-03-01') }],
      invoices: [{}, { status: 'paid', amountPaid: 999, attempts: 3, nextAttemptAt: null }],
      card: { last4: '4242' },
    });
    expect(() => life.do(payInvoice, { invoiceId: life.invoiceId, card: { kind: 'success' } })).toThrow(
      /not open/,
    );
    life.passTo('2026-03-01');
    expect(life.read().invoices[2]).toMatchObject({ status: 'paid' });
  });

  it('stays open where that card is declined too', () => {
    const life = behind();
    const answer = life.do(payInvoice, { invoiceId: life.invoiceId, card: { kind: 'insufficient_funds' } });
    expect(answer).toEqual({ outcome: 'declined', reason: 'insufficient_funds' });
    expect(life.read()).toMatchObject({ subscriptions: [{ status: 'past_due' }], card: { last4: '0341' } });
    expect(life.state.invoices[1]).toMatchObject({ status: 'open', attempts: 3 });
  });

  it.each([
    [true, 'done', 'active'],
    [false, 'declined', 'past_due'],
  ] as const)('waits for the cardholder, whose answer is %s', (isConfirmed, outcome, status) => {
    const life = behind();
    const card = { kind: 'authentication_always' } as const;
    expect(life.do(payInvoice, { invoiceId: life.invoiceId, card }).outcome).toBe('authentication_needed');
    expect(life.do(authenticate, { targetId: life.invoiceId, isConfirmed }).outcome).toBe(outcome);
    expect(life.read().subscriptions).toMatchObject([{ status }]);
  });

  it('is paid by the next try once the card was replaced', () => {
    const life = behind();
    life.do(changeCard, { card: { kind: 'success' } });
    life.passTo('2026-02-04');
    expect(life.read()).toMatchObject({
      subscriptions: [{ status: 'active' }],
      invoices: [{}, { status: 'paid' }],
    });
  });
});

describe('the card that is kept', () => {
  it('is not replaced by one that is declined', () => {
    const life = behind();
    expect(life.do(changeCard, { card: { kind: 'declined' } }).outcome).toBe('declined');
    expect(life.read().card).toEqual({ brand: 'mastercard', last4: '0341' });
  });

  it('is replaced once its holder has confirmed it', () => {
    const life = behind();
    const targetId = life.state.customer.id;
    life.do(changeCard, { card: { kind: 'authentication' } });
    expect(life.do(authenticate, { targetId, isConfirmed: false }).outcome).toBe('declined');
    life.do(changeCard, { card: { kind: 'authentication' } });
    expect(life.do(authenticate, { targetId, isConfirmed: true }).outcome).toBe('done');
    expect(life.read().card).toEqual({ brand: 'visa', last4: '3155' });
  });
});
