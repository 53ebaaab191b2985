import { advance } from '@chitta/payment-simulator/act';
import { changeCustomer } from '../change-customer.ts';
import type { PaymentSandbox } from '../payment-sandbox.ts';

const day = 24 * 60 * 60;

/**
 * Moves one customer's time on by whole days; everything due until then happens. Other customers, and the server, stay
 * where they are. Answers with that customer's time. There is no way back.
 */
export function moveSandboxClock(
  sandbox: PaymentSandbox,
  { customerId, days }: { readonly customerId: string; readonly days: number },
): Promise<Date> {
  return changeCustomer(sandbox, customerId, {
    forward: days * day,
    work: ({ state, now }) => ({
      ...advance(state, { settings: sandbox.settings, now }),
      answer: new Date(now * 1000),
    }),
  });
}
