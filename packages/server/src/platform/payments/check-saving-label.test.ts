import { expect, it, vi } from 'vitest';
import { EnvironmentError } from '#server/config/env.ts';
import { AppError } from '../errors/app-error.ts';
import { createLogger } from '../logging/create-logger.ts';
import { checkSavingLabel, holdToLabel } from './check-saving-label.ts';
import type { CheckoutState, NewCheckout, Payments, Prices } from './payments.ts';

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

it('does not wait long for somebody who says nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const started = checkSavingLabel(
      charging(() => new Promise(() => undefined)),
      log,
    );
    await vi.advanceTimersByTimeAsync(5_000);
    await expect(started).resolves.toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

it('sells nothing before the prices hold the label', async () => {
  let asked = 0;
  let year = 5000;
  const opened = { id: 'cs_1' };
  const provider: Partial<Payments> = {
    readPrices: async () => {
      asked += 1;
      return { month: { amount: 999, currency: 'usd' }, year: { amount: year, currency: 'usd' } };
    },
    openCheckout: async () => opened as CheckoutState,
  };
  const held = holdToLabel(provider as Payments);
  const open = () => held.openCheckout({} as NewCheckout);
  await expect(open()).rejects.toMatchObject({ reason: 'payments.unavailable' });
  year = 9999;
  expect([await open(), await open()]).toEqual([opened, opened]);
  expect(asked).toBe(2);
});
