import { randomBytes } from 'node:crypto';
import { defaultSettings } from '@chitta/payment-simulator/settings';
import pg from 'pg';
import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { createConfig } from '#server/config/config.ts';
import { createSecrets } from '#server/config/secrets.ts';
import { createLogger } from '../logging/create-logger.ts';
import { systemClock } from '../time/clock.ts';
import { createPaymentParts, createPayments } from './create-payments.ts';
import type { PaymentSandbox } from './sandbox/payment-sandbox.ts';

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

const parts = { secrets: createSecrets({}), clock: systemClock };

it('is the sandbox, with the prices of the plans', async () => {
  const payments = createPayments({ ...parts, config: createConfig({}), paymentSandbox: sandbox });
  expect(payments?.kind).toBe('sandbox');
  expect(await payments?.readPrices()).toEqual({
    month: { amount: 999, currency: 'usd' },
    year: { amount: 9999, currency: 'usd' },
  });
});

it('is nobody where nothing is sold', () => {
  const config = createConfig({ PAYMENTS_SANDBOX: 'off' });
  expect(createPayments({ ...parts, config, paymentSandbox: null })).toBeNull();
});

it('is Stripe, with its keys and prices', async () => {
  const env = {
    ...{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    ...{ STRIPE_PRICE_MONTHLY: 'price_1', STRIPE_PRICE_YEARLY: 'price_2' },
  };
  const config = createConfig(env);
  const payments = createPayments({ ...parts, config, secrets: createSecrets(env), paymentSandbox: null });
  expect(payments?.kind).toBe('stripe');
  // What it signs with is the secret that was given.
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'ping',
    created: 1,
    data: { object: {} },
  });
  const timestamp = Math.floor(parts.clock.now().getTime() / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_1', timestamp });
  expect(await payments?.readEvent(Buffer.from(payload), signature)).toMatchObject({ id: 'evt_1' });
  expect(() => createPayments({ ...parts, config, paymentSandbox: null })).toThrow(
    /together with the prices/,
  );
});

it('comes with the sandbox that is behind it, or with the one that is given', () => {
  const outside = { ...parts, pool: new pg.Pool(), log: createLogger('silent') };
  const made = createPaymentParts({ ...outside, config: createConfig({}) });
  expect(made).toMatchObject({ payments: { kind: 'sandbox' }, paymentSandbox: { origin: sandbox.origin } });
  const off = { ...outside, config: createConfig({ PAYMENTS_SANDBOX: 'off' }) };
  expect(createPaymentParts(off)).toEqual({ payments: null, paymentSandbox: null });
  expect(createPaymentParts({ ...off, paymentSandbox: sandbox }).paymentSandbox).toBe(sandbox);
});
