import type { PlanInterval } from '@chitta/contract/limits';
import type { SimulatedDispute, SimulatedInvoice, SimulatedRefund, SimulatedSubscription } from './state.ts';

/** A subscription with its times as dates. */
export type SubscriptionView = Pick<
  SimulatedSubscription,
  'id' | 'status' | 'interval' | 'cancelsAtPeriodEnd'
> & {
  readonly nextInterval: PlanInterval | null;
  readonly createdAt: Date;
  readonly anchor: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly trialEnd: Date | null;
  readonly endedAt: Date | null;
};

type OfMoney<Entry extends SimulatedRefund | SimulatedDispute> = Pick<Entry, 'id' | 'amount' | 'status'> & {
  readonly createdAt: Date;
};

/** An invoice with everything that became of its money, and where its pages are. */
export type InvoiceView = Pick<
  SimulatedInvoice,
  | 'id'
  | 'number'
  | 'subscriptionId'
  | 'status'
  | 'reason'
  | 'total'
  | 'tax'
  | 'amountDue'
  | 'amountPaid'
  | 'attempts'
> & {
  readonly currency: string;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly nextAttemptAt: Date | null;
  readonly pageUrl: string | null;
  readonly documentUrl: string | null;
  readonly cardFingerprint: string | null;
  readonly refunds: readonly OfMoney<SimulatedRefund>[];
  readonly disputes: readonly OfMoney<SimulatedDispute>[];
};

/** All that a provider tells of one customer. */
export interface CustomerView {
  readonly id: string;
  readonly subscriptions: readonly SubscriptionView[];
  readonly invoices: readonly InvoiceView[];
  /** Of the card that is charged next, and of every one that paid. */
  readonly cardFingerprints: readonly string[];
  /** What people recognise the card by; null: none kept. */
  readonly card: { readonly brand: string; readonly last4: string } | null;
}
