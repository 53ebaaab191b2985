import type Stripe from 'stripe';
import type { DisputeState, RefundState } from '../../payments.ts';
import { toDate } from '../plans.ts';

/** A charge with all that became of its money. */
export interface ReadCharge {
  readonly id: string;
  readonly paymentIntentId: string | null;
  readonly cardFingerprint: string | null;
  readonly refunds: readonly RefundState[];
  readonly disputes: readonly DisputeState[];
}

const largestPage = 100;

/** Every charge of a customer that brought money, oldest first. */
export async function readCharges(stripe: Stripe, customerId: string): Promise<ReadCharge[]> {
  const charges: ReadCharge[] = [];
  const pages = stripe.charges.list({ customer: customerId, limit: largestPage, expand: ['data.refunds'] });
  for await (const charge of pages) {
    if (charge.status === 'succeeded') charges.push(await readCharge(stripe, charge));
  }
  return charges.reverse();
}

async function readCharge(stripe: Stripe, charge: Stripe.Charge): Promise<ReadCharge> {
  const { id, payment_intent: intent, payment_method_details: means } = charge;
  return {
    id,
    paymentIntentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    cardFingerprint: means?.card?.fingerprint ?? null,
    refunds: (await listRefunds(stripe, charge)).map(readRefund),
    disputes: charge.disputed ? (await listDisputes(stripe, id)).map(readDispute) : [],
  };
}

/** A charge brings its first refunds along. */
async function listRefunds(stripe: Stripe, { id, refunds }: Stripe.Charge): Promise<Stripe.Refund[]> {
  if (refunds && !refunds.has_more) return refunds.data.toReversed();
  const all: Stripe.Refund[] = [];
  for await (const refund of stripe.refunds.list({ charge: id, limit: largestPage })) all.push(refund);
  return all.reverse();
}

async function listDisputes(stripe: Stripe, charge: string): Promise<Stripe.Dispute[]> {
  const all: Stripe.Dispute[] = [];
  for await (const dispute of stripe.disputes.list({ charge, limit: largestPage })) all.push(dispute);
  return all.reverse();
}

const refundStatuses = ['succeeded', 'failed', 'canceled'] as const;

/** `requires_action` and anything new is on its way. */
function readRefund({ id, amount, status, created }: Stripe.Refund): RefundState {
  const known = refundStatuses.find((name) => name === status);
  return { id, amount, status: known ?? 'pending', createdAt: toDate(created) };
}

const disputeStatuses: Readonly<Record<string, DisputeState['status']>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  // The bank only asked, or was answered before it took anything.
  warning_closed: 'won',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
};

/** Under review, appealed, or something new: the money is withheld meanwhile. */
function readDispute({ id, amount, status, created }: Stripe.Dispute): DisputeState {
  return { id, amount, status: disputeStatuses[status] ?? 'open', createdAt: toDate(created) };
}
