import type Stripe from 'stripe';

/** What of an invoice has to come with it: what it was paid with. */
export const invoiceExpansions = ['payments'] as const;

const largestPage = 100;

/** An invoice brings its first payments along; one that was paid in many parts has more. */
export async function withAllPayments(stripe: Stripe, invoice: Stripe.Invoice): Promise<Stripe.Invoice> {
  const { payments } = invoice;
  if (!payments?.has_more) return invoice;
  const data: Stripe.InvoicePayment[] = [];
  const pages = stripe.invoicePayments.list({ invoice: invoice.id, limit: largestPage });
  for await (const payment of pages) data.push(payment);
  return { ...invoice, payments: { ...payments, data, has_more: false } };
}
