import { advance } from '@chitta/payment-simulator/act';
import { nextDueAt } from '@chitta/payment-simulator/advance';
import { changeCustomer, type Standing } from './change-customer.ts';
import type { PaymentSandbox } from './payment-sandbox.ts';

/** Everything due happens first; where nothing is, nothing is written. */
function bringUpToDate(sandbox: PaymentSandbox, { state, now }: Standing) {
  const due = nextDueAt(state);
  if (due === null || due > now) return { state, events: [] };
  return advance(state, { settings: sandbox.settings, now });
}

/** Reads something of the customer that `objectId` belongs to, as they stand now. Throws `payments.refused`. */
export function lookAtCustomer<Answer>(
  sandbox: PaymentSandbox,
  objectId: string,
  look: (standing: Standing) => Answer,
): Promise<Answer> {
  return changeCustomer(sandbox, objectId, {
    work: (standing) => {
      const { state, events } = bringUpToDate(sandbox, standing);
      // Time has passed for the reader even where nothing happened in it.
      const answer = look({ state: { ...state, now: standing.now }, now: standing.now });
      return { state, events, answer };
    },
  });
}
