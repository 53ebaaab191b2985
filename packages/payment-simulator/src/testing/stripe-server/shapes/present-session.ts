import type Stripe from 'stripe';
import type { SimulatedCheckout, SimulatorState } from '../../../state.ts';
import type { StripeWorld } from '../stripe-world.ts';

/** A checkout in Stripe's shape: its own page, or the fields within ours. */
export function presentSession(
  world: StripeWorld,
  { customer, invoices }: SimulatorState,
  checkout: SimulatedCheckout,
): Stripe.Checkout.Session {
  const { id, status, kind, price, freeUntil, returnUrl } = checkout;
  const isPage = kind === 'page';
  const total = freeUntil === null ? price : 0;
  const first = invoices.find(({ subscriptionId }) => subscriptionId === checkout.subscriptionId);
  return {
    id,
    object: 'checkout.session',
    ...sameForAll,
    amount_subtotal: total,
    amount_total: total,
    cancel_url: isPage ? checkout.cancelUrl : null,
    client_reference_id: String(customer.userId),
    client_secret: isPage || status !== 'open' ? null : checkout.clientSecret,
    created: checkout.createdAt,
    currency: world.settings.currency,
    customer: customer.id,
    customer_details: {
      ...{ address: null, business_name: null, individual_name: null, name: customer.name, phone: null },
      ...{ email: customer.email, tax_exempt: 'none', tax_ids: [] },
    },
    expires_at: checkout.expiresAt,
    invoice: first?.id ?? null,
    locale: checkout.language,
    metadata: world.metadataOf(id, 'session'),
    payment_status: paymentStatus(checkout),
    ...(!isPage && { return_url: returnUrl }),
    status,
    subscription: checkout.subscriptionId,
    success_url: isPage ? returnUrl : null,
    ui_mode: isPage ? 'hosted_page' : 'elements',
    url: isPage && status === 'open' ? `https://checkout.stripe.test/c/pay/${id}` : null,
  };
}

function paymentStatus({ status, freeUntil }: SimulatedCheckout): Stripe.Checkout.Session.PaymentStatus {
  if (status !== 'complete') return 'unpaid';
  return freeUntil === null ? 'paid' : 'no_payment_required';
}

const sameForAll = {
  adaptive_pricing: { enabled: false },
  ...{ after_expiration: null, allow_promotion_codes: null, allowed_payment_method_types: null },
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  ...{ billing_address_collection: null, collected_information: null, consent: null },
  ...{ consent_collection: null, currency_conversion: null, custom_fields: [] },
  custom_text: {
    ...{ after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  },
  ...{ customer_account: null, customer_creation: null, customer_email: null, discounts: [] },
  ...{ integration_identifier: null, invoice_creation: null, livemode: false },
  managed_payments: { enabled: false },
  mode: 'subscription',
  ...{ origin_context: null, payment_intent: null, payment_link: null, permissions: null },
  payment_method_collection: 'always',
  ...{ payment_method_configuration_details: null, payment_method_options: {} },
  payment_method_types: ['card'],
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: {
    ...{ allow_redisplay_filters: ['always'], payment_method_remove: null, payment_method_save: null },
  },
  ...{ setup_intent: null, shipping_address_collection: null, shipping_cost: null, shipping_options: [] },
  ...{ submit_type: null, wallet_options: null },
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
} satisfies Partial<Stripe.Checkout.Session>;
