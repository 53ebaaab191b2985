import type { Config } from '#server/config/config.ts';
import { EnvironmentError } from '#server/config/env.ts';
import type { Payments } from './payments.ts';
import { createSandboxPayments } from './sandbox/create-sandbox-payments.ts';
import { createPaymentSandbox, type PaymentSandbox } from './sandbox/payment-sandbox.ts';

interface PaymentsParts {
  readonly config: Pick<Config, 'payments'>;
  /** Null unless the configuration says that it is the provider. */
  readonly paymentSandbox: PaymentSandbox | null;
}

/** Whoever moves the money here; null: this server sells no memberships. */
export function createPayments({ config, paymentSandbox }: PaymentsParts): Payments | null {
  if (config.payments?.kind === 'stripe') {
    throw new EnvironmentError(['STRIPE_SECRET_KEY is set, but this version cannot work with Stripe yet']);
  }
  return paymentSandbox === null ? null : createSandboxPayments(paymentSandbox);
}

interface PaymentContext {
  readonly payments: Payments | null;
  readonly paymentSandbox: PaymentSandbox | null;
}

/** The provider and what is behind it, for the context; what `base` has of them already stays. */
export function createPaymentParts(
  base: Parameters<typeof createPaymentSandbox>[0] & Partial<PaymentContext>,
): PaymentContext {
  const paymentSandbox = base.paymentSandbox ?? createPaymentSandbox(base);
  return { paymentSandbox, payments: base.payments ?? createPayments({ ...base, paymentSandbox }) };
}
