import { createConfig } from '#server/config/config.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { createLogger } from '#server/platform/logging/create-logger.ts';
import type { PaymentEvent, Payments } from '#server/platform/payments/payments.ts';
import { createTestClock, type TestClock } from '#server/testing/build-test-app.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { createSandboxPayments } from '../create-sandbox-payments.ts';
import { paySandboxCheckout } from '../operations/pay-sandbox-checkout.ts';
import { createPaymentSandbox, type PaymentSandbox } from '../payment-sandbox.ts';

export interface TestSandbox {
  readonly sandbox: PaymentSandbox;
  readonly payments: Payments;
  readonly clock: TestClock;
  readonly database: TestDatabase;
  /** What was announced, in its order. */
  readonly heard: PaymentEvent[];
  /** A customer with a monthly plan that is paid; `userId` is new. */
  subscribe(userId: number): Promise<{ customerId: string; subscriptionId: string; invoiceId: string }>;
}

/** An embedded provider on a fresh database. Drop the database in `afterAll`. */
export async function buildSandbox(start: string): Promise<TestSandbox> {
  const database = await createTestDatabase();
  const clock = createTestClock(new Date(start));
  const log = createLogger('silent');
  const sandbox = createPaymentSandbox({ config: createConfig({}), pool: database.pool, clock, log });
  invariant(sandbox, 'it is on where nothing is set');
  const payments = createSandboxPayments(sandbox);
  const heard: PaymentEvent[] = [];
  sandbox.onEvents((events) => heard.push(...events));
  return {
    ...{ sandbox, payments, clock, database, heard },
    async subscribe(userId) {
      const customerId = await payments.createCustomer(buildCustomer(userId));
      const checkout = await payments.openCheckout(buildCheckout(customerId, userId));
      await paySandboxCheckout(sandbox, { checkoutId: checkout.id, card: { kind: 'success' }, key: 'pay' });
      const { subscriptions, invoices } = await payments.readCustomer(customerId);
      const subscriptionId = subscriptions[0]?.id ?? '';
      return { customerId, subscriptionId, invoiceId: invoices[0]?.id ?? '' };
    },
  };
}

export const buildCustomer = (userId: number) => ({
  userId,
  email: `m${userId}@example.org`,
  name: `Member ${userId}`,
});

export const buildCheckout = (customerId: string, userId: number) =>
  ({
    ...{ customerId, userId, key: `checkout:${userId}:1`, freeUntil: null },
    interval: 'month',
    returnUrl: 'https://chitta.test/subscription/success?checkout={id}',
    cancelUrl: 'https://chitta.test/subscribe',
    language: 'es',
    kind: 'page',
  }) as const;
