import { describe, expect, it } from 'vitest';
import type { InvoiceState } from '#server/platform/payments/payments.ts';
import { lostPaymentOf } from './lost-payment-of.policy.ts';

const from = (days: number) => new Date(Date.UTC(2026, 10, 1) + days * 86_400_000);
const subscription = { id: 'sub_1', periodStart: from(0) };

const invoice = (values: Partial<InvoiceState> = {}): InvoiceState => ({
  id: 'in_1',
  number: 'A-1',
  subscriptionId: 'sub_1',
  status: 'paid',
  reason: 'cycle',
  currency: 'usd',
  total: 999,
  tax: 0,
  amountDue: 999,
  amountPaid: 999,
  periodStart: from(0),
  periodEnd: from(30),
  createdAt: from(0),
  paidAt: from(0),
  nextAttemptAt: null,
  attempts: 1,
  pageUrl: null,
  documentUrl: null,
  cardFingerprint: null,
  refunds: [],
  disputes: [],
  ...values,
});

const refunds = (...amounts: number[]) =>
  amounts.map((amount, index) => ({
    id: `re_${index}`,
    amount,
    status: 'succeeded' as const,
    createdAt: from(1),
  }));
const disputes = (status: 'inquiry' | 'open' | 'won' | 'lost', amount = 999) => [
  { id: 'dp_1', amount, status, createdAt: from(1) },
];
const before = { id: 'in_0', periodStart: from(-30), periodEnd: from(0), createdAt: from(-30) };
const upgraded = { id: 'in_2', reason: 'change' as const, amountPaid: 9000, createdAt: from(3) };

describe('the money of a membership', () => {
  it.each<[string, Partial<InvoiceState>[], 'refunded' | 'disputed' | null]>([
    ['that is there', [{}], null],
    ['of which a part was given back', [{ refunds: refunds(998) }], null],
    ['that was all given back', [{ refunds: refunds(999) }], 'refunded'],
    ['that was all given back in parts', [{ refunds: refunds(333, 666) }], 'refunded'],
    [
      'of a refund that has not arrived',
      [{ refunds: [{ ...refunds(999)[0], status: 'pending' } as never] }],
      null,
    ],
    ['of a refund that failed', [{ refunds: [{ ...refunds(999)[0], status: 'failed' } as never] }], null],
    ['that the bank asks about', [{ disputes: disputes('inquiry') }], null],
    ['that the bank withholds', [{ disputes: disputes('open') }], null],
    ['that was won', [{ disputes: disputes('won') }], null],
    ['that was lost', [{ disputes: disputes('lost') }], 'disputed'],
    ['of which a part was lost', [{ disputes: disputes('lost', 1) }], 'disputed'],
    ['of a period before, given back', [{}, { ...before, refunds: refunds(999) }], null],
    ['of a period before, lost', [{}, { ...before, disputes: disputes('lost') }], 'disputed'],
    ['of another subscription', [{}, { subscriptionId: 'sub_0', disputes: disputes('lost') }], null],
    ['of nothing but a free time', [{ amountPaid: 0 }], null],
    ['before a change of the plan, given back', [{ refunds: refunds(999) }, upgraded], null],
    ['of a change of the plan, given back', [{}, { ...upgraded, refunds: refunds(9000) }], 'refunded'],
  ])('%s', (_which, values, lost) => {
    expect(lostPaymentOf(subscription, values.map(invoice))).toBe(lost);
  });
});
