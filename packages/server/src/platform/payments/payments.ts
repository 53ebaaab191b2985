import type { PlanInterval } from '@chitta/contract/limits';
import type { Money } from '@chitta/contract/money';

/** Who can move money. Ids of one mean nothing to the other. */
export const paymentProviders = ['sandbox', 'stripe'] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

/** What a plan costs, as the provider charges it. */
export type Prices = Readonly<Record<PlanInterval, Money>>;

export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** A subscription as the provider holds it now. */
export interface SubscriptionState {
  readonly id: string;
  readonly status: SubscriptionStatus;
  /** Null: something else that is sold under the same account, which is none of ours. */
  readonly interval: PlanInterval | null;
  /** What the running plan becomes when its period ends. */
  readonly nextInterval: PlanInterval | null;
  readonly createdAt: Date;
  /** The day of the month that renewals keep to. */
  readonly anchor: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly trialEnd: Date | null;
  readonly cancelsAtPeriodEnd: boolean;
  readonly endedAt: Date | null;
}

export const invoiceStatuses = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Money given back; `failed` and `canceled` ones count for nothing. */
export interface RefundState {
  readonly id: string;
  readonly amount: number;
  readonly status: 'pending' | 'succeeded' | 'failed' | 'canceled';
  readonly createdAt: Date;
}

/** A payment that the cardholder's bank took back, or asks about. */
export interface DisputeState {
  readonly id: string;
  readonly amount: number;
  /** `open`: not decided; the money is withheld meanwhile. `inquiry`: asked, nothing withheld. */
  readonly status: 'inquiry' | 'open' | 'won' | 'lost';
  readonly createdAt: Date;
}

/** An invoice with everything that became of its money. Amounts are minor units of `currency`. */
export interface InvoiceState {
  readonly id: string;
  /** As people read it; null while it is a draft. */
  readonly number: string | null;
  readonly subscriptionId: string | null;
  readonly status: InvoiceStatus;
  readonly reason: 'create' | 'cycle' | 'change' | 'other';
  readonly currency: string;
  readonly total: number;
  readonly tax: number;
  readonly amountDue: number;
  /** Cash that arrived: neither credit nor balance. */
  readonly amountPaid: number;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  /** Of a payment that failed: when it is tried again; null: not. */
  readonly nextAttemptAt: Date | null;
  readonly attempts: number;
  /** Where the member pays or confirms an open one, and sees a paid one; null: not there. */
  readonly pageUrl: string | null;
  /** The invoice as a document. */
  readonly documentUrl: string | null;
  /** The same card in another account has the same one; null: not paid by card, or not yet. */
  readonly cardFingerprint: string | null;
  readonly refunds: readonly RefundState[];
  readonly disputes: readonly DisputeState[];
}

/** All that the provider holds of one customer: what every other state here is derived from. */
export interface CustomerState {
  readonly id: string;
  readonly subscriptions: readonly SubscriptionState[];
  readonly invoices: readonly InvoiceState[];
  /** Of the card that is charged next, and of every one that paid. */
  readonly cardFingerprints: readonly string[];
  /** What people recognise the card by, such as `visa` and `4242`; null: none kept. */
  readonly card: { readonly brand: string; readonly last4: string } | null;
}

export interface NewCustomer {
  readonly userId: number;
  readonly email: string;
  readonly name: string;
}

export interface NewCheckout {
  readonly customerId: string;
  readonly userId: number;
  readonly interval: PlanInterval;
  /** First charge; null: at once. */
  readonly freeUntil: Date | null;
  /** Page of ours that the browser comes back to; `{id}` in it stands for the checkout's id. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly language: 'en' | 'es';
  /** `page`: the provider's own; `form`: fields within ours. */
  readonly kind: 'page' | 'form';
  /** Repetitions with the same key open nothing new. */
  readonly key: string;
}

export interface CheckoutState {
  readonly id: string;
  readonly customerId: string;
  readonly status: 'open' | 'complete' | 'expired';
  readonly interval: PlanInterval;
  readonly subscriptionId: string | null;
  /** Where the member pays while it is open; null for forms. */
  readonly url: string | null;
  /** What the fields within our page need; null for pages. */
  readonly clientSecret: string | null;
  readonly expiresAt: Date;
}

/** What a change of plan costs, before it is made. */
export interface ChangePreview {
  readonly interval: PlanInterval;
  /** `now`: to the longer plan, charged at once. `period_end`: to the shorter one, when what is paid for is used up. */
  readonly takesEffect: 'now' | 'period_end';
  readonly at: Date;
  /** For the unused rest of the running period; zero or positive. */
  readonly credit: Money;
  readonly dueNow: Money;
  readonly renewsAt: Date;
  readonly renewalPrice: Money;
}

/** A notification of the provider, read and proven to be its own. What it tells is fetched anew, never taken from it. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  /** Null: about nobody in particular. */
  readonly customerId: string | null;
}

/** An act that may be repeated after a lost answer: the same key does it once. */
export interface SubscriptionAct {
  readonly subscriptionId: string;
  readonly key: string;
}

/**
 * Who moves the money. All methods throw `payments.unavailable` where the provider does not answer, and
 * `payments.refused` where it does not do what was asked.
 */
export interface Payments {
  readonly kind: PaymentProvider;
  /** The live prices of the plans. */
  readPrices(): Promise<Prices>;
  /** One for a member for good: the same answer however often it is asked. */
  createCustomer(customer: NewCustomer): Promise<string>;
  updateCustomer(customerId: string, customer: NewCustomer): Promise<void>;
  readCustomer(customerId: string): Promise<CustomerState>;
  openCheckout(checkout: NewCheckout): Promise<CheckoutState>;
  findCheckout(checkoutId: string): Promise<CheckoutState | null>;
  /** Closes an open one, so that nobody can pay it any more. Answers with how it stands then. */
  closeCheckout(checkoutId: string): Promise<CheckoutState>;
  previewChange(subscriptionId: string, interval: PlanInterval): Promise<ChangePreview>;
  /** Makes the change as the preview of `at` said. */
  changePlan(act: SubscriptionAct & { readonly interval: PlanInterval; readonly at: Date }): Promise<void>;
  /** Takes back a change that waits for the end of the period. */
  keepPlan(act: SubscriptionAct): Promise<void>;
  cancelAtPeriodEnd(act: SubscriptionAct): Promise<void>;
  resume(act: SubscriptionAct): Promise<void>;
  /** Ends it at once; nothing is charged or given back. */
  cancelNow(act: SubscriptionAct): Promise<void>;
  /** Moves the next renewal to `until`, free of charge until then. */
  delayRenewal(act: SubscriptionAct & { readonly until: Date }): Promise<void>;
  refund(refund: {
    readonly invoiceId: string;
    readonly amount: number;
    readonly key: string;
  }): Promise<void>;
  /** The provider's own page for cards and receipts. */
  openPortal(portal: { readonly customerId: string; readonly returnUrl: string }): Promise<string>;
  /** Reads a notification from its raw bytes. Throws `payments.signature_refused`. */
  readEvent(payload: Buffer, signature: string): Promise<PaymentEvent>;
}
