import Stripe from 'stripe';
import { find } from '../../../draft.ts';
import type { SimulatedInvoice, SimulatedLine, SimulatorState } from '../../../state.ts';
import { listOf } from '../lists.ts';
import type { StripeWorld } from '../stripe-world.ts';
import { priceIds } from './present-price.ts';

const reasons: Readonly<Record<SimulatedInvoice['reason'], Stripe.Invoice.BillingReason>> = {
  create: 'subscription_create',
  cycle: 'subscription_cycle',
  change: 'subscription_update',
  other: 'manual',
};

/** An invoice; `withPayments`: asked to bring along what it was paid with. */
export function presentInvoice(
  world: StripeWorld,
  state: SimulatorState,
  { id, withPayments = false }: { readonly id: string; readonly withPayments?: boolean },
): Stripe.Invoice {
  const invoice = find(state.invoices, id);
  const { customer } = state;
  const status = world.statusOf(invoice);
  const isClosed = status === 'paid' || status === 'void';
  const pages = `https://invoice.stripe.test/i/${id}`;
  return {
    id,
    object: 'invoice',
    ...sameForAll,
    amount_due: invoice.amountDue,
    amount_paid: invoice.amountPaid,
    amount_remaining: invoice.amountDue - invoice.amountPaid,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    auto_advance: !isClosed && invoice.nextAttemptAt !== null,
    billing_reason: reasons[invoice.reason],
    created: invoice.createdAt,
    currency: world.settings.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name,
    effective_at: invoice.createdAt,
    hosted_invoice_url: pages,
    invoice_pdf: `${pages}/pdf`,
    lines: listOf(
      invoice.lines.map((line) => presentLine(world, state, { invoice, line })),
      `/v1/invoices/${id}/lines`,
    ),
    next_payment_attempt: invoice.nextAttemptAt,
    number: invoice.number,
    parent: presentParent(invoice.subscriptionId),
    ...(withPayments && {
      payments: listOf(presentPayments(world, state, invoice).toReversed(), '/v1/invoice_payments'),
    }),
    // As Stripe has it, when items were gathered: nothing that was paid for.
    period_end: invoice.createdAt,
    period_start: invoice.createdAt,
    status,
    status_transitions: {
      finalized_at: invoice.createdAt,
      marked_uncollectible_at: status === 'uncollectible' ? state.now : null,
      paid_at: invoice.paidAt,
      voided_at: status === 'void' ? state.now : null,
    },
    subtotal: invoice.total - invoice.tax,
    subtotal_excluding_tax: invoice.total - invoice.tax,
    total: invoice.total,
    total_excluding_tax: invoice.total - invoice.tax,
  };
}

/** What ours have in common. */
const sameForAll = {
  ...{ account_country: 'US', account_name: 'Chitta', account_tax_ids: null, application: null },
  ...{ amount_overpaid: 0, amount_shipping: 0, automatically_finalizes_at: null, custom_fields: null },
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  ...{ collection_method: 'charge_automatically', customer_account: null, customer_address: null },
  ...{ customer_phone: null, customer_shipping: null, customer_tax_exempt: 'none', customer_tax_ids: [] },
  ...{ default_payment_method: null, default_source: null, default_tax_rates: [], description: null },
  ...{ discounts: [], due_date: null, ending_balance: 0, footer: null, from_invoice: null },
  issuer: { type: 'self' },
  ...{ last_finalization_error: null, latest_revision: null, livemode: false, metadata: {} },
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  ...{ post_payment_credit_notes_amount: 0, pre_payment_credit_notes_amount: 0, receipt_number: null },
  ...{ rendering: null, shipping_cost: null, shipping_details: null, starting_balance: 0 },
  ...{ statement_descriptor: null, test_clock: null, total_discount_amounts: [] },
  ...{ total_pretax_credit_amounts: [], total_taxes: [], webhooks_delivered_at: null },
} satisfies Partial<Stripe.Invoice>;

export function presentParent(subscription: string): Stripe.Invoice.Parent {
  return {
    quote_details: null,
    subscription_details: { metadata: {}, subscription },
    type: 'subscription_details',
  };
}

export function presentLine(
  { settings }: Pick<StripeWorld, 'settings'>,
  { subscriptions }: Pick<SimulatorState, 'subscriptions'>,
  {
    invoice: { id: invoiceId, subscriptionId },
    line: { id, amount, interval, kind, periodStart, periodEnd },
  }: { readonly invoice: Pick<SimulatedInvoice, 'id' | 'subscriptionId'>; readonly line: SimulatedLine },
): Stripe.InvoiceLineItem {
  return {
    id,
    object: 'line_item',
    amount,
    currency: settings.currency,
    description: `Premium (${kind})`,
    discount_amounts: [],
    discountable: kind !== 'credit',
    discounts: [],
    invoice: invoiceId,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: kind === 'credit',
        proration_details: { credited_items: null },
        subscription: subscriptionId,
        subscription_item: find(subscriptions, subscriptionId).itemId,
      },
      type: 'subscription_item_details',
    },
    period: { end: periodEnd, start: periodStart },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: priceIds[interval], product: 'prod_premium' },
      type: 'price_details',
      unit_amount_decimal: Stripe.Decimal.from(amount),
    },
    quantity: 1,
    quantity_decimal: Stripe.Decimal.from(1),
    subscription: subscriptionId,
    subtotal: amount,
    taxes: [],
  };
}

/** What was paid with, or tried, the oldest first. */
export function presentPayments(
  { settings }: StripeWorld,
  { charges }: SimulatorState,
  { id: invoice, amountDue }: SimulatedInvoice,
): Stripe.InvoicePayment[] {
  return charges
    .filter(({ invoiceId }) => invoiceId === invoice)
    .map(({ id, amount, status, paymentIntentId, createdAt }) => {
      const isPaid = status === 'succeeded';
      return {
        id: `inpay_${id.slice(3)}`,
        object: 'invoice_payment',
        amount_paid: isPaid ? amount : null,
        amount_requested: amountDue,
        created: createdAt,
        currency: settings.currency,
        invoice,
        is_default: true,
        livemode: false,
        payment: { payment_intent: paymentIntentId, type: 'payment_intent' },
        status: isPaid ? 'paid' : 'open',
        status_transitions: { canceled_at: null, paid_at: isPaid ? createdAt : null },
      };
    });
}
