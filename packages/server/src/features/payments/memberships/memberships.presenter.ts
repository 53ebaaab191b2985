import type { Checkout, Invoice, Membership } from '@chitta/contract';
import type { Money } from '@chitta/contract/money';
import type { CheckoutRow } from '#server/db/tables/payments/checkouts.ts';
import type { FreeMonthsRow } from '#server/db/tables/payments/free-months.ts';
import type { InvoiceRow } from '#server/db/tables/payments/invoices.ts';
import type { Subscription } from '#server/db/tables/payments/subscriptions.ts';
import type { Prices } from '#server/platform/payments/payments.ts';
import type { FoundEntitlement } from './entitlement/write-entitlement.ts';

export interface MembershipParts extends FoundEntitlement {
  readonly prices: Prices | null;
  /** The invoice that could not be paid. */
  readonly unpaid: InvoiceRow | null;
  readonly freeMonths: readonly FreeMonthsRow[];
  readonly offer: { readonly months: number; readonly until: Date } | null;
  readonly openCheckout: CheckoutRow | null;
}

export function presentMembership(parts: MembershipParts): Membership {
  const { entitlement, subscription, prices, offer, openCheckout } = parts;
  return {
    tier: entitlement.tier,
    reason: entitlement.reason,
    until: toText(entitlement.until),
    subscription: subscription && presentSubscription(subscription, prices),
    card: presentCard(subscription),
    problem: parts.unpaid && presentProblem(parts.unpaid),
    freeMonths: parts.freeMonths.map(({ months, startsAt, endsAt }) => ({
      months,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
    offer: offer && { freeMonths: offer.months, freeUntil: offer.until.toISOString() },
    openCheckout: openCheckout && { id: openCheckout.id, interval: openCheckout.interval },
  };
}

/** Only those that give something, or that a payment would bring back, are shown. */
function presentSubscription(subscription: Subscription, prices: Prices | null): Membership['subscription'] {
  const { status, interval, nextInterval, cancelsAtPeriodEnd, trialEnd, lostPayment } = subscription;
  if (lostPayment !== null) return null;
  if (status !== 'trialing' && status !== 'active' && status !== 'past_due') return null;
  const next = nextInterval ?? interval;
  return {
    interval,
    nextInterval,
    status,
    startedAt: subscription.createdAt.toISOString(),
    periodEnd: subscription.periodEnd.toISOString(),
    freeUntil: status === 'trialing' ? toText(trialEnd) : null,
    cancelsAtPeriodEnd,
    renewalPrice: cancelsAtPeriodEnd ? null : (prices?.[next] ?? null),
  };
}

function presentCard(subscription: Subscription | null): Membership['card'] {
  if (!subscription?.cardBrand || !subscription.cardLast4) return null;
  return { brand: subscription.cardBrand, last4: subscription.cardLast4 };
}

function presentProblem(invoice: InvoiceRow): Membership['problem'] {
  return {
    invoiceId: invoice.id,
    amountDue: { amount: invoice.amountDue, currency: invoice.currency },
    failedAt: invoice.createdAt.toISOString(),
    nextAttemptAt: toText(invoice.nextAttemptAt),
    payUrl: invoice.pageUrl,
  };
}

/** An invoice with what was given back of it. */
export interface InvoiceSums {
  readonly refunded: number;
  readonly isDisputed: boolean;
}

/** Drafts are none yet, and not asked for. */
export function presentInvoice(invoice: InvoiceRow, { refunded, isDisputed }: InvoiceSums): Invoice {
  const money = (amount: number): Money => ({ amount, currency: invoice.currency });
  return {
    id: invoice.id,
    number: invoice.number,
    status: invoice.status === 'draft' ? 'open' : invoice.status,
    createdAt: invoice.createdAt.toISOString(),
    paidAt: toText(invoice.paidAt),
    total: money(invoice.total),
    amountPaid: money(invoice.amountPaid),
    refunded: money(refunded),
    isDisputed,
    periodStart: invoice.periodStart.toISOString(),
    periodEnd: invoice.periodEnd.toISOString(),
    pageUrl: invoice.pageUrl,
    documentUrl: invoice.documentUrl,
  };
}

/** Nothing is due now where the beginning is free. */
export function presentCheckout(row: CheckoutRow, prices: Prices): Checkout {
  const price = prices[row.interval];
  return {
    id: row.id,
    interval: row.interval,
    status: row.status,
    url: row.url,
    clientSecret: row.clientSecret,
    dueNow: row.freeUntil === null ? price : { ...price, amount: 0 },
    freeUntil: toText(row.freeUntil),
    expiresAt: row.expiresAt.toISOString(),
  };
}

function toText(time: Date | null): string | null {
  return time?.toISOString() ?? null;
}
