import { type Act, perform } from '@chitta/payment-simulator/act';
import { changeCustomer } from './change-customer.ts';
import type { PaymentSandbox } from './payment-sandbox.ts';

/** Does an act of the simulator's once under its key. Throws `payments.refused`, with the simulator's refusal as its cause. */
export function actOnCustomer<Question, Answer>(
  sandbox: PaymentSandbox,
  {
    objectId,
    key,
    act,
  }: { readonly objectId: string; readonly key: string; readonly act: Act<Question, Answer> },
  question: Question,
): Promise<Answer> {
  return changeCustomer(sandbox, objectId, {
    work: ({ state, now }) => perform(state, { settings: sandbox.settings, now, key }, act, question),
  });
}
