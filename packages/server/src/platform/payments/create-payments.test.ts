import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, it } from 'vitest';
import { createConfig } from '#server/config/config.ts';
import { EnvironmentError } from '#server/config/env.ts';
import { systemClock } from '../clock.ts';
import { createLogger } from '../logging/create-logger.ts';
import { createPaymentParts, createPayments } from './create-payments.ts';
import type { PaymentSandbox } from './sandbox/payment-sandbox.ts';
import { defaultSettings } from './simulator/settings.ts';

const sandbox: PaymentSandbox = {
  db: () => {
    throw new TypeError('nothing is asked before it is needed');
  },
  clock: systemClock,
  settings: defaultSettings,
  origin: 'http://localhost:3000',
  signingKey: randomBytes(32),
  onEvents: () => undefined,
  announce: () => undefined,
};

it('is the sandbox, with the prices of the plans', async () => {
  const payments = createPayments({ config: createConfig({}), paymentSandbox: sandbox });
  expect(payments?.kind).toBe('sandbox');
  expect(await payments?.readPrices()).toEqual({
    month: { amount: 999, currency: 'usd' },
    year: { amount: 9999, currency: 'usd' },
  });
});

it('is nobody where nothing is sold', () => {
  const config = createConfig({ PAYMENTS_SANDBOX: 'off' });
  expect(createPayments({ config, paymentSandbox: null })).toBeNull();
});

it('says plainly what it cannot do', () => {
  const config = createConfig({ STRIPE_PRICE_MONTHLY: 'price_1', STRIPE_PRICE_YEARLY: 'price_2' });
  expect(() => createPayments({ config, paymentSandbox: null })).toThrow(EnvironmentError);
});

it('comes with the sandbox that is behind it, or with the one that is given', () => {
  const outside = { pool: new pg.Pool(), clock: systemClock, log: createLogger('silent') };
  const parts = createPaymentParts({ ...outside, config: createConfig({}) });
  expect(parts).toMatchObject({ payments: { kind: 'sandbox' }, paymentSandbox: { origin: sandbox.origin } });
  const off = { ...outside, config: createConfig({ PAYMENTS_SANDBOX: 'off' }) };
  expect(createPaymentParts(off)).toEqual({ payments: null, paymentSandbox: null });
  expect(createPaymentParts({ ...off, paymentSandbox: sandbox }).paymentSandbox).toBe(sandbox);
});
