import type { Config } from '#server/config/config.ts';
import type { Secrets } from '#server/config/secrets.ts';
import { invariant } from '../errors/invariant.ts';
import type { Clock } from '../time/clock.ts';
import { holdToLabel } from './check-saving-label.ts';
import type { Payments } from './payments.ts';
import { createSandboxPayments } from './sandbox/create-sandbox-payments.ts';
import { createPaymentSandbox, type PaymentSandbox } from './sandbox/payment-sandbox.ts';
import { createStripePayments } from './stripe/create-stripe-payments.ts';

interface PaymentsParts {
  readonly config: Pick<Config, 'payments'>;
  readonly secrets: Pick<Secrets, 'stripeSecretKey' | 'stripeWebhookSecret'>;
  readonly clock: Clock;
  /** Null unless the configuration says that it is the provider. */
  readonly paymentSandbox: PaymentSandbox | null;
}

/** Whoever moves the money here; null: this server sells no memberships. */
export function createPayments({ config, secrets, clock, paymentSandbox }: PaymentsParts): Payments | null {
  if (config.payments?.kind === 'stripe') {
    const { monthlyPriceId: month, yearlyPriceId: year } = config.payments;
    const { stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret } = secrets;
    invariant(secretKey !== null && webhookSecret !== null, 'they are set together with the prices');
    return holdToLabel(createStripePayments({ secretKey, webhookSecret, prices: { month, year }, clock }));
  }
  return paymentSandbox === null ? null : createSandboxPayments(paymentSandbox);
}

interface PaymentContext {
  readonly payments: Payments | null;
  readonly paymentSandbox: PaymentSandbox | null;
}

/** The provider and what is behind it, for the context; what `base` has of them already stays. */
export function createPaymentParts(
  base: Parameters<typeof createPaymentSandbox>[0] & Pick<PaymentsParts, 'secrets'> & Partial<PaymentContext>,
): PaymentContext {
  const paymentSandbox = base.paymentSandbox ?? createPaymentSandbox(base);
  return { paymentSandbox, payments: base.payments ?? createPayments({ ...base, paymentSandbox }) };
}
