import type Stripe from 'stripe';
import { find } from '../../../draft.ts';
import type { SimulatedCharge, SimulatorState } from '../../../state.ts';
import { listOf } from '../lists.ts';
import { describe, noDetails } from './present-customer.ts';
import { presentRefund } from './present-refund.ts';

export function presentCharge(
  state: SimulatorState,
  charge: SimulatedCharge,
  currency: string,
): Stripe.Charge {
  const { id, amount, status, failure } = charge;
  const isPaid = status === 'succeeded';
  const refunds = state.refunds.filter(({ chargeId }) => chargeId === id);
  const refunded = refunds.reduce((sum, refund) => sum + refund.amount, 0);
  return {
    id,
    object: 'charge',
    amount,
    amount_captured: isPaid ? amount : 0,
    amount_refunded: refunded,
    ...withoutPlatform,
    balance_transaction: isPaid ? `txn_${id.slice(3)}` : null,
    billing_details: noDetails,
    calculated_statement_descriptor: 'CHITTA',
    captured: isPaid,
    created: charge.createdAt,
    currency,
    customer: state.customer.id,
    description: 'Subscription update',
    disputed: state.disputes.some(({ chargeId }) => chargeId === id),
    failure_balance_transaction: null,
    failure_code: failure === null ? null : 'card_declined',
    failure_message: failure === null ? null : 'Your card was declined.',
    fraud_details: {},
    livemode: false,
    metadata: {},
    outcome: {
      ...{ advice_code: null, network_advice_code: null, network_decline_code: null, reason: failure },
      network_status: isPaid ? 'approved_by_network' : 'declined_by_network',
      seller_message: isPaid ? 'Payment complete.' : 'The bank declined the payment.',
      type: isPaid ? 'authorized' : 'issuer_declined',
    },
    paid: isPaid,
    payment_intent: charge.paymentIntentId,
    payment_method: charge.cardId,
    payment_method_details: { card: chargedCard(state, charge), type: 'card' },
    receipt_email: null,
    receipt_number: null,
    receipt_url: isPaid ? `https://pay.stripe.test/receipts/${id}` : null,
    refunded: isPaid && refunded === amount,
    refunds: listOf(
      refunds.toReversed().map((refund) => presentRefund(state, refund, currency)),
      `/v1/charges/${id}/refunds`,
    ),
    review: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
  };
}

const withoutPlatform = {
  ...{ application: null, application_fee: null, application_fee_amount: null, on_behalf_of: null },
  ...{ source_transfer: null, transfer_data: null, transfer_group: null },
};

function chargedCard(
  { cards }: SimulatorState,
  { amount, cardId }: SimulatedCharge,
): Stripe.Charge.PaymentMethodDetails.Card {
  const card = find(cards, cardId);
  return {
    ...describe(card),
    amount_authorized: amount,
    authorization_code: null,
    electronic_commerce_indicator: null,
    extended_authorization: { status: 'disabled' },
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: null,
    overcapture: { maximum_amount_capturable: amount, status: 'unavailable' },
    three_d_secure: null,
    transaction_link_id: null,
  };
}
