import { toDate } from '@chitta/payment-simulator/periods';
import { readCustomerState } from '@chitta/payment-simulator/read-customer';
import type { CustomerState } from '../../payments.ts';
import { lookAtCustomer } from '../look-at-customer.ts';
import type { PaymentSandbox } from '../payment-sandbox.ts';
import { invoicePages } from '../sandbox-pages.ts';

/** What the page shows on which a member tries out what could become of a membership. */
export interface SandboxAccount {
  readonly customer: CustomerState;
  /** What time it is for this customer. */
  readonly now: Date;
  /** Checkouts, invoices, or the customer for a new card, that wait for the cardholder's answer to their bank. */
  readonly awaited: readonly string[];
}

/** Throws `payments.refused` where there is no such customer. */
export function readSandboxAccount(sandbox: PaymentSandbox, customerId: string): Promise<SandboxAccount> {
  return lookAtCustomer(sandbox, customerId, ({ state, now }) => ({
    customer: readCustomerState(state, invoicePages(sandbox)),
    now: toDate(now),
    awaited: state.confirmations.map(({ targetId }) => targetId),
  }));
}
