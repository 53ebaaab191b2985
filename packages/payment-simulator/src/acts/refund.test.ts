import { describe, expect, it } from 'vitest';
import { type CustomerSimulation, simulateCustomer } from '../testing/simulate-customer.ts';
import { decideDispute } from './decide-dispute.ts';
import { openDispute } from './open-dispute.ts';
import { refund } from './refund.ts';

function paid(): CustomerSimulation & { readonly invoiceId: string } {
  const simulated = simulateCustomer('2026-01-01');
  simulated.subscribe();
  simulated.newEvents();
  return Object.assign(simulated, { invoiceId: simulated.state.invoices[0]?.id ?? '' });
}

describe('a refund', () => {
  it('gives back parts, and never more than was paid', () => {
    const simulated = paid();
    const { invoiceId } = simulated;
    simulated.do(refund, { invoiceId, amount: 300 });
    expect(() => simulated.do(refund, { invoiceId, amount: 700 })).toThrow(/no more/);
    simulated.do(refund, { invoiceId, amount: 699 });
    expect(() => simulated.do(refund, { invoiceId, amount: 1 })).toThrow(/no more/);
    expect(simulated.read().invoices[0]).toMatchObject({
      amountPaid: 999,
      refunds: [
        { amount: 300, status: 'succeeded' },
        { amount: 699, status: 'succeeded' },
      ],
    });
    expect(simulated.newEvents()).toEqual([
      'refund.created',
      'charge.refunded',
      'refund.created',
      'charge.refunded',
    ]);
  });

  it.each([0, -1, 1.5, Number.NaN])('of %d is refused', (amount) => {
    const simulated = paid();
    expect(() => simulated.do(refund, { invoiceId: simulated.invoiceId, amount })).toThrow(/whole number/);
  });

  it('is made once under a key', () => {
    const simulated = paid();
    const question = { invoiceId: simulated.invoiceId, amount: 400 };
    expect(simulated.do(refund, question, 'r')).toEqual(simulated.do(refund, question, 'r'));
    expect(simulated.state.refunds).toHaveLength(1);
  });
});

describe('a dispute', () => {
  it('takes the money back until it is won', () => {
    const simulated = paid();
    const { invoiceId } = simulated;
    simulated.do(refund, { invoiceId, amount: 99 });
    const { disputeId } = simulated.do(openDispute, { invoiceId, isInquiry: false });
    expect(simulated.read().invoices[0]?.disputes).toMatchObject([
      { id: disputeId, amount: 900, status: 'open' },
    ]);
    expect(() => simulated.do(refund, { invoiceId, amount: 1 })).toThrow(/no more/);
    simulated.do(decideDispute, { disputeId, outcome: 'won' });
    simulated.do(refund, { invoiceId, amount: 900 });
    expect(() => simulated.do(openDispute, { invoiceId, isInquiry: false })).toThrow(/nothing is left/);
    expect(() => simulated.do(decideDispute, { disputeId, outcome: 'lost' })).toThrow(/nothing to decide/);
  });

  it('that is lost keeps it', () => {
    const simulated = paid();
    const { invoiceId } = simulated;
    const { disputeId } = simulated.do(openDispute, { invoiceId, isInquiry: false });
    expect(simulated.do(decideDispute, { disputeId, outcome: 'lost' })).toEqual({ status: 'lost' });
    expect(() => simulated.do(refund, { invoiceId, amount: 1 })).toThrow(/no more/);
    expect(simulated.newEvents()).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.closed',
    ]);
  });

  it('may begin as a question, and takes then what is left', () => {
    const simulated = paid();
    const { invoiceId } = simulated;
    const { disputeId } = simulated.do(openDispute, { invoiceId, isInquiry: true });
    simulated.do(refund, { invoiceId, amount: 500 });
    expect(() => simulated.do(decideDispute, { disputeId, outcome: 'lost' })).toThrow(/nothing to decide/);
    simulated.do(decideDispute, { disputeId, outcome: 'open' });
    expect(simulated.read().invoices[0]?.disputes).toMatchObject([{ amount: 499, status: 'open' }]);
    expect(() => simulated.do(decideDispute, { disputeId, outcome: 'open' })).toThrow(/already/);
    expect(() => simulated.do(openDispute, { invoiceId, isInquiry: false })).toThrow(/nothing is left/);
  });

  it('that was asked about once is not asked about again', () => {
    const simulated = paid();
    const { disputeId } = simulated.do(openDispute, { invoiceId: simulated.invoiceId, isInquiry: true });
    simulated.do(decideDispute, { disputeId, outcome: 'won' });
    expect(() => simulated.do(openDispute, { invoiceId: simulated.invoiceId, isInquiry: true })).toThrow(
      /before/,
    );
  });
});
