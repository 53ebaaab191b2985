import { expect, it } from 'vitest';
import { EnvironmentError } from '#server/config/env.ts';
import { AppError } from '../app-error.ts';
import { createLogger } from '../logging/create-logger.ts';
import { checkSavingLabel } from './check-saving-label.ts';
import type { Payments, Prices } from './payments.ts';

const log = createLogger('silent');
const charging = (readPrices: () => Promise<Prices>) => ({ readPrices }) as Payments;
const prices = (month: number, year: number, currency = 'usd') =>
  charging(async () => ({ month: { amount: month, currency }, year: { amount: year, currency: 'usd' } }));

it.each([
  [999, 9999],
  [999, 10_069],
])('is content with %i a month and %i a year', async (month, year) => {
  await expect(checkSavingLabel(prices(month, year), log)).resolves.toBeUndefined();
});

it.each([
  [999, 10_070, 'usd', /"Save 16%" .* saves 15%/],
  [999, 5000, 'usd', /saves 58%/],
  [999, 9999, 'eur', /two currencies, eur and usd/],
])('stops the start at %i a month and %i a year', async (month, year, currency, problem) => {
  const check = checkSavingLabel(prices(month, year, currency), log);
  await expect(check).rejects.toThrow(EnvironmentError);
  await expect(check).rejects.toThrow(problem);
});

it('lets the server start where nothing is sold, or nobody answers', async () => {
  await checkSavingLabel(null, log);
  const silent = charging(() => Promise.reject(new AppError('payments.unavailable')));
  await expect(checkSavingLabel(silent, log)).resolves.toBeUndefined();
});
