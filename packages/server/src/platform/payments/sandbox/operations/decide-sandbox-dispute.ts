import { decideDispute } from '@chitta/payment-simulator/acts/decide-dispute';
import { actOnCustomer } from '../act-on-customer.ts';
import type { PaymentSandbox } from '../payment-sandbox.ts';

/** The bank decides a dispute; `won` is for us, `open` makes a dispute of what was only asked. */
export async function decideSandboxDispute(
  sandbox: PaymentSandbox,
  {
    disputeId,
    outcome,
    key,
  }: {
    readonly disputeId: string;
    readonly outcome: 'open' | 'won' | 'lost';
    readonly key: string;
  },
): Promise<void> {
  await actOnCustomer(sandbox, { objectId: disputeId, key, act: decideDispute }, { disputeId, outcome });
}
