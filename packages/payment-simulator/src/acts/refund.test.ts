import { describe, expect, it } from 'vitest';
import { type Drive, drive } from '../testing/drive.ts';
import { decideDispute } from './decide-dispute.ts';
import { openDispute } from './open-dispute.ts';
import { refund } from './refund.ts';

function paid(): Drive & { readonly invoiceId: string } {
  const life = drive('2026-01-01');
  life.subscribe();
  life.newEvents();
  return Object.assign(life, { invoiceId: life.state.invoices[0]?.id ?? '' });
}

describe('a refund', () => {
  it('gives back parts, and never more than was paid', () => {
    const life = paid();
    const { invoiceId } = life;
    life.do(refund, { invoiceId, amount: 300 });
    expect(() => life.do(refund, { invoiceId, amount: 700 })).toThrow(/no more/);
    life.do(refund, { invoiceId, amount: 699 });
    expect(() => life.do(refund, { invoiceId, amount: 1 })).toThrow(/no more/);
    expect(life.read().invoices[0]).toMatchObject({
      amountPaid: 999,
      refunds: [
        { amount: 300, status: 'succeeded' },
        { amount: 699, status: 'succeeded' },
      ],
    });
    expect(life.newEvents()).toEqual([
      'refund.created',
      'charge.refunded',
      'refund.created',
      'charge.refunded',
    ]);
  });

  it.each([0, -1, 1.5, Number.NaN])('of %d is refused', (amount) => {
    const life = paid();
    expect(() => life.do(refund, { invoiceId: life.invoiceId, amount })).toThrow(/whole number/);
  });

  it('is made once under a key', () => {
    const life = paid();
    const question = { invoiceId: life.invoiceId, amount: 400 };
    expect(life.do(refund, question, 'r')).toEqual(life.do(refund, question, 'r'));
    expect(life.state.refunds).toHaveLength(1);
  });
});

describe('a dispute', () => {
  it('takes the money back until it is won', () => {
    const life = paid();
    const { invoiceId } = life;
    life.do(refund, { invoiceId, amount: 99 });
    const { disputeId } = life.do(openDispute, { invoiceId, isInquiry: false });
    expect(life.read().invoices[0]?.disputes).toMatchObject([{ id: disputeId, amount: 900, status: 'open' }]);
    expect(() => life.do(refund, { invoiceId, amount: 1 })).toThrow(/no more/);
    life.do(decideDispute, { disputeId, outcome: 'won' });
    life.do(refund, { invoiceId, amount: 900 });
    expect(() => life.do(openDispute, { invoiceId, isInquiry: false })).toThrow(/nothing is left/);
    expect(() => life.do(decideDispute, { disputeId, outcome: 'lost' })).toThrow(/nothing to decide/);
  });

  it('that is lost keeps it', () => {
    const life = paid();
    const { invoiceId } = life;
    const { disputeId } = life.do(openDispute, { invoiceId, isInquiry: false });
    expect(life.do(decideDispute, { disputeId, outcome: 'lost' })).toEqual({ status: 'lost' });
    expect(() => life.do(refund, { invoiceId, amount: 1 })).toThrow(/no more/);
    expect(life.newEvents()).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.closed',
    ]);
  });

  it('may begin as a question, and takes then what is left', () => {
    const life = paid();
    const { invoiceId } = life;
    const { disputeId } = life.do(openDispute, { invoiceId, isInquiry: true });
    life.do(refund, { invoiceId, amount: 500 });
    expect(() => life.do(decideDispute, { disputeId, outcome: 'lost' })).toThrow(/nothing to decide/);
    life.do(decideDispute, { disputeId, outcome: 'open' });
    expect(life.read().invoices[0]?.disputes).toMatchObject([{ amount: 499, status: 'open' }]);
    expect(() => life.do(decideDispute, { disputeId, outcome: 'open' })).toThrow(/already/);
    expect(() => life.do(openDispute, { invoiceId, isInquiry: false })).toThrow(/nothing is left/);
  });

  it('that was asked about once is not asked about again', () => {
    const life = paid();
    const { disputeId } = life.do(openDispute, { invoiceId: life.invoiceId, isInquiry: true });
    life.do(decideDispute, { disputeId, outcome: 'won' });
    expect(() => life.do(openDispute, { invoiceId: life.invoiceId, isInquiry: true })).toThrow(/before/);
  });
});
