import type Stripe from 'stripe';
import { find } from '../../../draft.ts';
import type { SimulatedDispute, SimulatedRefund, SimulatorState } from '../../../state.ts';

export function presentRefund(
  { charges, customer }: SimulatorState,
  { id, amount, chargeId, createdAt, status }: SimulatedRefund,
  currency: string,
): Stripe.Refund {
  const { paymentIntentId, cardId } = find(charges, chargeId);
  return {
    id,
    object: 'refund',
    amount,
    balance_transaction: `txn_${id.slice(3)}`,
    charge: chargeId,
    created: createdAt,
    currency,
    customer: customer.id,
    customer_account: null,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    metadata: {},
    payment_intent: paymentIntentId,
    payment_method: cardId,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  };
}

const statuses: Readonly<Record<SimulatedDispute['status'], Stripe.Dispute.Status>> = {
  inquiry: 'warning_needs_response',
  open: 'needs_response',
  won: 'won',
  lost: 'lost',
};

/** Names no customer: only the charge leads there. */
export function presentDispute(
  { charges }: SimulatorState,
  { id, amount, chargeId, createdAt, status }: SimulatedDispute,
  currency: string,
): Stripe.Dispute {
  return {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: chargeId,
    created: createdAt,
    currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: createdAt + 20 * 24 * 60 * 60,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: 'manual',
    is_charge_refundable: status === 'inquiry',
    livemode: false,
    metadata: {},
    network_reason_code: '10.4',
    payment_intent: find(charges, chargeId).paymentIntentId,
    payment_method_details: {
      card: {
        brand: 'visa',
        case_type: status === 'inquiry' ? 'inquiry' : 'chargeback',
        network: 'visa',
        network_reason_code: '10.4',
      },
      type: 'card',
    },
    reason: 'general',
    status: statuses[status],
  };
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
