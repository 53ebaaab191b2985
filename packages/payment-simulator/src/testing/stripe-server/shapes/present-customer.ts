import type Stripe from 'stripe';
import type { SimulatedCard, SimulatorState } from '../../../state.ts';

export function presentCustomer(
  { customer, invoiceCount }: SimulatorState,
  currency: string,
): Stripe.Customer {
  return {
    id: customer.id,
    object: 'customer',
    address: null,
    balance: 0,
    created: customer.createdAt,
    currency: invoiceCount === 0 ? null : currency,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: customer.email,
    invoice_prefix: customer.id.slice(-8).toUpperCase(),
    // A checkout leaves the card with the subscription.
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: { userId: String(customer.userId) },
    name: customer.name,
    next_invoice_sequence: invoiceCount + 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

const nowhere = {
  ...{ city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
};
export const noDetails = { address: nowhere, email: null, name: null, phone: null, tax_id: null };

/** What both a card that is kept and one that was charged say. */
export function describe({ brand, last4, fingerprint }: SimulatedCard) {
  return {
    ...{ brand, last4, fingerprint, country: 'US', exp_month: 8, exp_year: 2032, funding: 'credit' },
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    regulated_status: null,
    wallet: null,
  };
}

export function presentPaymentMethod(customerId: string, card: SimulatedCard): Stripe.PaymentMethod {
  return {
    id: card.id,
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: noDetails,
    card: {
      ...describe(card),
      display_brand: card.brand,
      generated_from: null,
      networks: { available: [card.brand], preferred: null },
      three_d_secure_usage: { supported: true },
    },
    created: card.createdAt,
    customer: customerId,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
