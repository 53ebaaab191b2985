import { describe, expect, it } from 'vitest';
import { actsOf } from './invoice-acts.tsx';
import { buildSandboxInvoice } from './testing/build-sandbox.ts';

const usd = (amount: number) => ({ amount, currency: 'usd' });
const dispute = (status: string) => ({ disputes: [{ id: 'dp_1', status, amount: usd(999) }] });

describe('actsOf', () => {
  it.each([
    ['paid', {}, ['refund', 'dispute']],
    ['partly given back', { refunded: usd(400) }, ['refund', 'dispute']],
    ['given back', { refunded: usd(999) }, []],
    ['open', { status: 'open', amountPaid: usd(0) }, []],
    ['free of charge', { total: usd(0), amountPaid: usd(0) }, []],
    ['disputed', dispute('open'), ['won', 'lost']],
    ['asked about', dispute('inquiry'), ['won', 'lost']],
    ['decided', dispute('lost'), []],
  ])('of an invoice that is %s', (_, change, expected) => {
    expect(actsOf(buildSandboxInvoice(change)).map(({ kind }) => kind)).toEqual(expected);
  });

  it('gives back what is left', () => {
    const [refund] = actsOf(buildSandboxInvoice({ refunded: usd(400) }));
    expect(refund).toEqual({ kind: 'refund', id: 'in_1', amount: 599 });
  });
});
