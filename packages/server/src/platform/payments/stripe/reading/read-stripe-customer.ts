import type Stripe from 'stripe';
import type { CustomerState } from '../../payments.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { readCharges } from './read-charges.ts';
import { readInvoice } from './read-invoice.ts';
import { invoiceExpansions, withAllPayments } from './read-payments.ts';
import { readSubscription, subscriptionExpansions } from './read-subscription.ts';

const largestPage = 100;
const inList = (names: readonly string[]) => names.map((name) => `data.${name}`);
const over = ['canceled', 'incomplete_expired'];

/** All that Stripe holds of one customer, oldest first, however many pages that is. */
export async function readStripeCustomer(account: StripeAccount, customerId: string): Promise<CustomerState> {
  const stripe = await account.open();
  const customer = await stripe.customers.retrieve(customerId, {
    expand: ['invoice_settings.default_payment_method'],
  });
  const [subscriptions, invoices, charges] = await Promise.all([
    listSubscriptions(stripe, customerId),
    listInvoices(stripe, customerId),
    readCharges(stripe, customerId),
  ]);
  const card = cardOf(subscriptions, customer);
  const prints = [card?.fingerprint, ...charges.map(({ cardFingerprint }) => cardFingerprint)];
  return {
    id: customerId,
    subscriptions: subscriptions.map((subscription) => readSubscription(account, subscription)),
    invoices: invoices.map((invoice) => readInvoice(invoice, charges)),
    cardFingerprints: [...new Set(prints.filter((print) => typeof print === 'string'))],
    card: card ? { brand: card.brand, last4: card.last4 } : null,
  };
}

async function listSubscriptions(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  const expand = inList([...subscriptionExpansions, 'default_payment_method']);
  const all: Stripe.Subscription[] = [];
  const pages = stripe.subscriptions.list({ customer, status: 'all', limit: largestPage, expand });
  for await (const subscription of pages) all.push(subscription);
  return all.reverse();
}

async function listInvoices(stripe: Stripe, customer: string): Promise<Stripe.Invoice[]> {
  const all: Stripe.Invoice[] = [];
  const expand = inList(invoiceExpansions);
  for await (const invoice of stripe.invoices.list({ customer, limit: largestPage, expand })) {
    all.push(await withAllPayments(stripe, invoice));
  }
  return all.reverse();
}

/** The card that is charged next: a running subscription's own, else the customer's. */
function cardOf(
  subscriptions: readonly Stripe.Subscription[],
  customer: Stripe.Customer | Stripe.DeletedCustomer,
): Stripe.PaymentMethod.Card | null {
  if (customer.deleted) return null;
  const running = subscriptions.findLast(({ status }) => !over.includes(status));
  const means = running?.default_payment_method ?? customer.invoice_settings.default_payment_method;
  return means === null || typeof means === 'string' ? null : (means.card ?? null);
}
