import type { PlanInterval } from '@chitta/contract/limits';

/**
 * What a provider keeps of one customer, as plain JSON. All times are whole seconds since 1970, all amounts minor units
 * of the account's currency. Only acts and the passing of time change it (`perform`, `advance`), on a copy.
 */
export interface SimulatorState {
  customer: SimulatedCustomer;
  /** What the ids of this customer end with: 14 of `a–z0–9`, the same length everywhere. */
  suffix: string;
  /** How many ids were given out; the next one is made from it. */
  counter: number;
  /** How many invoices have a number. */
  invoiceCount: number;
  /** Everything due until then has happened. */
  now: number;
  cards: SimulatedCard[];
  checkouts: SimulatedCheckout[];
  subscriptions: SimulatedSubscription[];
  invoices: SimulatedInvoice[];
  charges: SimulatedCharge[];
  refunds: SimulatedRefund[];
  disputes: SimulatedDispute[];
  /** Payments and cards that wait for the cardholder to confirm them at their bank. */
  confirmations: SimulatedConfirmation[];
  /** What was answered under each idempotency key. */
  answers: Record<string, SimulatedAnswer>;
}

export interface SimulatedCustomer {
  /** `cus_…` */
  id: string;
  userId: number;
  email: string;
  name: string;
  createdAt: number;
  /** The card that is charged next. */
  cardId: string | null;
}

/** Cards that behave in a way of their own, like those that providers have for tests. */
export const cardKinds = [
  'success',
  'declined',
  'insufficient_funds',
  'authentication',
  'authentication_always',
  'fails_later',
] as const;
export type CardKind = (typeof cardKinds)[number];

export interface SimulatedCard {
  /** `pm_…` */
  id: string;
  kind: CardKind;
  brand: 'visa' | 'mastercard';
  last4: string;
  /** The same card has the same one with every customer. */
  fingerprint: string;
  createdAt: number;
}

export interface SimulatedCheckout {
  /** `cs_…` */
  id: string;
  kind: 'page' | 'form';
  status: 'open' | 'complete' | 'expired';
  interval: PlanInterval;
  /** Of a period of the plan. */
  price: number;
  freeUntil: number | null;
  language: 'en' | 'es';
  returnUrl: string;
  cancelUrl: string;
  clientSecret: string | null;
  createdAt: number;
  expiresAt: number;
  completedAt: number | null;
  subscriptionId: string | null;
}

export interface SimulatedSubscription {
  /** `sub_…` */
  id: string;
  /** `si_…`: the one thing that it is for. */
  itemId: string;
  checkoutId: string;
  status:
    | 'incomplete'
    | 'incomplete_expired'
    | 'trialing'
    | 'active'
    | 'past_due'
    | 'unpaid'
    | 'paused'
    | 'canceled';
  interval: PlanInterval;
  /** Stays as it was bought, whatever the plan costs later. */
  price: number;
  createdAt: number;
  /** Renewals fall on its day of the month. */
  anchor: number;
  periodStart: number;
  periodEnd: number;
  trialStart: number | null;
  trialEnd: number | null;
  cancelsAtPeriodEnd: boolean;
  /** When it was decided that it ends. */
  canceledAt: number | null;
  endedAt: number | null;
  /** What it becomes at the end of its period. */
  next: { scheduleId: string; interval: PlanInterval; price: number } | null;
  latestInvoiceId: string;
}

export interface SimulatedLine {
  /** `il_…` */
  id: string;
  kind: 'plan' | 'trial' | 'credit';
  interval: PlanInterval;
  /** Negative for a credit. */
  amount: number;
  periodStart: number;
  periodEnd: number;
}

export interface SimulatedInvoice {
  /** `in_…` */
  id: string;
  number: string;
  subscriptionId: string;
  status: 'open' | 'paid' | 'void' | 'uncollectible';
  reason: 'create' | 'cycle' | 'change' | 'other';
  lines: SimulatedLine[];
  /** Sum of the lines, taxes included. */
  total: number;
  tax: number;
  amountDue: number;
  amountPaid: number;
  periodStart: number;
  periodEnd: number;
  createdAt: number;
  paidAt: number | null;
  attempts: number;
  firstAttemptAt: number;
  nextAttemptAt: number | null;
}

export interface SimulatedCharge {
  /** `ch_…` */
  id: string;
  /** `pi_…` */
  paymentIntentId: string;
  invoiceId: string;
  cardId: string;
  amount: number;
  status: 'succeeded' | 'failed';
  /** Why it failed. */
  failure: DeclineReason | null;
  createdAt: number;
}

export interface SimulatedRefund {
  /** `re_…` */
  id: string;
  invoiceId: string;
  chargeId: string;
  amount: number;
  status: 'succeeded';
  createdAt: number;
}

export interface SimulatedDispute {
  /** `dp_…` */
  id: string;
  invoiceId: string;
  chargeId: string;
  amount: number;
  status: 'inquiry' | 'open' | 'won' | 'lost';
  createdAt: number;
}

export interface SimulatedConfirmation {
  /** Of a checkout or an invoice; the customer's own where a card is to be kept. */
  targetId: string;
  cardId: string;
  createdAt: number;
}

/** In the words of card schemes, as Stripe's `decline_code` has them. */
export const declineReasons = [
  'generic_decline',
  'insufficient_funds',
  'authentication_required',
  'authentication_refused',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

export interface SimulatedAnswer {
  act: string;
  /** What was asked, as JSON: another question under the same key is refused. */
  question: string;
  answer: unknown;
}

export const simulatedEventTypes = [
  'customer.created',
  'customer.updated',
  'payment_method.attached',
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.created',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_succeeded',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'charge.succeeded',
  'charge.failed',
  'charge.refunded',
  'refund.created',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const;
export type SimulatedEventType = (typeof simulatedEventTypes)[number];

/** Something that happened, under the name that Stripe gives it. */
export interface SimulatedEvent {
  /** `evt_…` */
  id: string;
  type: SimulatedEventType;
  createdAt: number;
  customerId: string;
  /** What it happened to. */
  objectId: string;
}

/** How the account of the operator at the provider is set up. */
export interface SimulatorSettings {
  readonly currency: string;
  readonly prices: Readonly<Record<PlanInterval, number>>;
  /** Whole days after the first failed payment of an invoice on which it is tried again. */
  readonly retryDays: readonly number[];
  /** What becomes of a subscription once all of them have failed. */
  readonly afterRetries: 'canceled' | 'unpaid';
  /** How long a checkout stays open, in seconds. */
  readonly checkoutSeconds: number;
  /** A second subscription beside a live one is sold too, as a provider does that is not told otherwise. */
  readonly sellsSeveral: boolean;
}
