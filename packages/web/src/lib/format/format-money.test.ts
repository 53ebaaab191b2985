import { afterEach, describe, expect, it } from 'vitest';
import { i18n } from '../i18n.ts';
import { formatMoney } from './format-money.ts';

/** Intl puts spaces of its own kinds between number and sign. */
const text = (amount: number, currency: string) => formatMoney({ amount, currency }).replaceAll(/\s/gu, ' ');

describe('formatMoney', () => {
  afterEach(() => i18n.changeLanguage('en'));

  it.each([
    [999, 'usd', '$9.99'],
    [0, 'usd', '$0.00'],
    [-500, 'usd', '-$5.00'],
    [500, 'jpy', '¥500'],
    [1234, 'bhd', 'BHD 1.234'],
    [9_007_199_254_740_991, 'usd', '$90,071,992,547,409.91'],
  ])('%i %s in English: %s', (amount, currency, expected) => {
    expect(text(amount, currency)).toBe(expected);
  });

  it.each([
    [999, 'usd', '9,99 US$'],
    [123_456, 'eur', '1234,56 €'],
  ])('%i %s in Spanish: %s', async (amount, currency, expected) => {
    await i18n.changeLanguage('es');
    expect(text(amount, currency)).toBe(expected);
  });
});
