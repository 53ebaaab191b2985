import { chargeByItself } from '../charge-invoice.ts';
import { type Draft, emit, find } from '../draft.ts';
import { fallBehind } from './fall-behind.ts';

/** Tries once more to charge an invoice that could not be paid. */
export function retryInvoice(draft: Draft, invoiceId: string): void {
  const invoice = find(draft.state.invoices, invoiceId);
  const subscription = find(draft.state.subscriptions, invoice.subscriptionId);
  if (chargeByItself(draft, invoice) !== null) {
    fallBehind(draft, subscription, invoice);
    return;
  }
  subscription.status = 'active';
  emit(draft, 'customer.subscription.updated', subscription.id);
}
