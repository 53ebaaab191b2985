import { describe, expect, it } from 'vitest';
import { leftToGiveBack, parseAmount, typedAmount } from './amounts.ts';
import { buildPaidInvoice } from './testing/build-admin-membership.ts';

describe('parseAmount', () => {
  it.each([
    ['9.99', 'usd', 999],
    [' 9,99 ', 'eur', 999],
    ['5', 'usd', 500],
    ['5.5', 'usd', 550],
    ['0.07', 'usd', 7],
    // As floats, these would be a cent short.
    ['1.15', 'usd', 115],
    ['8.41', 'usd', 841],
    ['500', 'jpy', 500],
    ['1.234', 'bhd', 1234],
    ['0', 'usd', 0],
  ])('%s of %s is %i', (text, currency, amount) => {
    expect(parseAmount(text, currency)).toBe(amount);
  });

  it.each([
    ['1,234', 'usd'],
    ['1.000,50', 'eur'],
    ['500.5', 'jpy'],
    ['9.999', 'usd'],
    ['-5', 'usd'],
    ['5.', 'usd'],
    ['.5', 'usd'],
    ['1e3', 'usd'],
    ['$5', 'usd'],
    ['', 'usd'],
    ['99999999999999999', 'usd'],
  ])('%s is no amount of %s', (text, currency) => {
    expect(parseAmount(text, currency)).toBeNull();
  });
});

describe('typedAmount', () => {
  it.each([
    [999, 'usd', 'en', '9.99'],
    [123_456, 'eur', 'es', '1234,56'],
    [500, 'jpy', 'es', '500'],
    [1234, 'bhd', 'en', '1.234'],
  ])('%i of %s in %s is %s, and is read back', (amount, currency, language, text) => {
    expect(typedAmount({ amount, currency }, language)).toBe(text);
    expect(parseAmount(text, currency)).toBe(amount);
  });
});

describe('leftToGiveBack', () => {
  const usd = (amount: number) => ({ amount, currency: 'usd' });

  it.each([
    ['all of what was paid', {}, 999],
    ['what has not been given back', { refunded: usd(500) }, 499],
    ['nothing of what was given back', { refunded: usd(999) }, 0],
    ['nothing of what nobody paid', { status: 'open', amountPaid: usd(0) }, 0],
    ['nothing while a bank decides', { isDisputed: true }, 0],
  ] as const)('is %s', (_, changes, amount) => {
    expect(leftToGiveBack(buildPaidInvoice(changes))).toEqual(usd(amount));
  });
});
