import { toDate } from '@chitta/payment-simulator/periods';
import type { InvoicePages } from '@chitta/payment-simulator/read-customer';
import type { SimulatedCheckout } from '@chitta/payment-simulator/state';
import type { CheckoutState } from '../payments.ts';
import type { PaymentSandbox } from './payment-sandbox.ts';

/** The page that came to us, with the address that it came by; our own where none did. */
const originOf = (url: string) => new URL(url).origin;

export function checkoutPage({ id, returnUrl }: Pick<SimulatedCheckout, 'id' | 'returnUrl'>): string {
  return `${originOf(returnUrl)}/payment-sandbox/checkouts/${id}`;
}

/** Where the member sees the card and the invoices, and comes back from. */
export function portalPage(returnUrl: string): string {
  return `${originOf(returnUrl)}/payment-sandbox/account?return=${encodeURIComponent(returnUrl)}`;
}

export function invoicePages({ origin, settings }: PaymentSandbox): InvoicePages {
  const pageOf = (invoiceId: string) => `${origin}/payment-sandbox/invoices/${invoiceId}`;
  return { currency: settings.currency, pageOf, documentOf: pageOf };
}

export function presentCheckout(customerId: string, checkout: SimulatedCheckout): CheckoutState {
  const { id, kind, status, interval, subscriptionId, clientSecret } = checkout;
  const isOpen = status === 'open';
  return {
    ...{ id, customerId, status, interval, subscriptionId },
    url: isOpen && kind === 'page' ? checkoutPage(checkout) : null,
    clientSecret: isOpen ? clientSecret : null,
    expiresAt: toDate(checkout.expiresAt),
  };
}
