import { perform } from '@chitta/payment-simulator/act';
import { updateCustomer } from '@chitta/payment-simulator/acts/update-customer';
import type { NewCustomer } from '../payments.ts';
import { changeCustomer } from './change-customer.ts';
import type { PaymentSandbox } from './payment-sandbox.ts';

/** Notes what a customer is called now; the same again changes nothing. */
export function updateSandboxCustomer(
  sandbox: PaymentSandbox,
  customerId: string,
  { email, name }: NewCustomer,
): Promise<void> {
  return changeCustomer(sandbox, customerId, {
    work: ({ state, now }) => {
      const { customer, counter } = state;
      const done = { answer: undefined };
      if (customer.email === email && customer.name === name) return { state, events: [], ...done };
      // The counter moves with every change, so that an old name can come back.
      const occasion = { settings: sandbox.settings, now, key: `update:${counter}` };
      return { ...perform(state, occasion, updateCustomer, { email, name }), ...done };
    },
  });
}
