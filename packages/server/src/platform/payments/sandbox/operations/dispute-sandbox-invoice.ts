import { openDispute } from '@chitta/payment-simulator/acts/open-dispute';
import { actOnCustomer } from '../act-on-customer.ts';
import type { PaymentSandbox } from '../payment-sandbox.ts';

/** The cardholder tells their bank that they did not want to pay. Answers with the dispute's id. */
export async function disputeSandboxInvoice(
  sandbox: PaymentSandbox,
  {
    invoiceId,
    isInquiry,
    key,
  }: {
    readonly invoiceId: string;
    readonly isInquiry: boolean;
    readonly key: string;
  },
): Promise<string> {
  const occasion = { objectId: invoiceId, key, act: openDispute };
  const { disputeId } = await actOnCustomer(sandbox, occasion, { invoiceId, isInquiry });
  return disputeId;
}
