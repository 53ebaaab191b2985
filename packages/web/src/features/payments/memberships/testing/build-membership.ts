import type { ChangePreview, Checkout, Invoice, Membership, Plans } from '@chitta/contract';

const usd = (amount: number) => ({ amount, currency: 'usd' });

/** Both plans, sold with pretend money. */
export function buildPlans(overrides: Partial<Plans> = {}): Plans {
  return {
    provider: 'sandbox',
    prices: { month: usd(999), year: usd(9999) },
    savingPercent: 16,
    ...overrides,
  };
}

/** A member without premium who never paid anything. */
export function buildMembership(overrides: Partial<Membership> = {}): Membership {
  return {
    tier: 'free',
    reason: null,
    until: null,
    subscription: null,
    card: null,
    problem: null,
    freeMonths: [],
    offer: null,
    openCheckout: null,
    ...overrides,
  };
}

type Subscription = NonNullable<Membership['subscription']>;

/** A running monthly plan. */
export function buildSubscription(overrides: Partial<Subscription> = {}): Subscription {
  return {
    interval: 'month',
    nextInterval: null,
    status: 'active',
    startedAt: '2026-11-21T12:00:00.000Z',
    periodEnd: '2026-12-21T12:00:00.000Z',
    freeUntil: null,
    cancelsAtPeriodEnd: false,
    renewalPrice: usd(999),
    ...overrides,
  };
}

/** A member who pays. */
export function buildPaying(
  subscription: Partial<Subscription> = {},
  overrides: Partial<Membership> = {},
): Membership {
  return buildMembership({
    tier: 'premium',
    reason: 'subscription',
    subscription: buildSubscription(subscription),
    card: { brand: 'visa', last4: '4242' },
    ...overrides,
  });
}

export function buildInvoice(overrides: Partial<Invoice> = {}): Invoice {
  return {
    id: 'in_1',
    number: 'CH-0001',
    status: 'paid',
    createdAt: '2026-11-21T12:00:00.000Z',
    paidAt: '2026-11-21T12:00:00.000Z',
    total: usd(999),
    amountPaid: usd(999),
    refunded: usd(0),
    isDisputed: false,
    periodStart: '2026-11-21T12:00:00.000Z',
    periodEnd: '2026-12-21T12:00:00.000Z',
    pageUrl: 'http://localhost:3000/payment-sandbox/invoices/in_1',
    documentUrl: null,
    ...overrides,
  };
}

/** From month to year at once. */
export function buildPreview(overrides: Partial<ChangePreview> = {}): ChangePreview {
  return {
    interval: 'year',
    takesEffect: 'now',
    at: '2026-11-25T12:00:00.000Z',
    credit: usd(866),
    dueNow: usd(9133),
    renewsAt: '2027-11-25T12:00:00.000Z',
    renewalPrice: usd(9999),
    ...overrides,
  };
}

export function buildCheckout(overrides: Partial<Checkout> = {}): Checkout {
  return {
    id: 5,
    interval: 'year',
    status: 'open',
    url: `${window.location.origin}/payment-sandbox/checkouts/cs_5`,
    clientSecret: null,
    dueNow: usd(9999),
    freeUntil: null,
    expiresAt: '2026-11-22T12:00:00.000Z',
    ...overrides,
  };
}
