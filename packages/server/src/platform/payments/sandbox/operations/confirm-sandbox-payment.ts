import { authenticate } from '@chitta/payment-simulator/acts/authenticate';
import type { PaymentOutcome } from '@chitta/payment-simulator/acts/keep-card';
import { actOnCustomer } from '../act-on-customer.ts';
import type { PaymentSandbox } from '../payment-sandbox.ts';

/**
 * The cardholder answers their bank. `targetId`: the checkout or invoice that waits, or the customer whose new card does.
 * Throws `payments.refused` where nothing waits.
 */
export function confirmSandboxPayment(
  sandbox: PaymentSandbox,
  {
    targetId,
    isConfirmed,
    key,
  }: {
    readonly targetId: string;
    readonly isConfirmed: boolean;
    readonly key: string;
  },
): Promise<PaymentOutcome> {
  return actOnCustomer(sandbox, { objectId: targetId, key, act: authenticate }, { targetId, isConfirmed });
}
