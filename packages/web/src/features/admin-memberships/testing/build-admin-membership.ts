import type { AdminMembership, Invoice, Membership } from '@chitta/contract';

const usd = (amount: number) => ({ amount, currency: 'usd' });

/** A paid month. */
export function buildPaidInvoice(changes: Partial<Invoice> = {}): Invoice {
  return {
    id: 'in_7',
    number: 'CH-0007',
    status: 'paid',
    createdAt: '2026-11-21T12:00:00.000Z',
    paidAt: '2026-11-21T12:00:00.000Z',
    total: usd(999),
    amountPaid: usd(999),
    refunded: usd(0),
    isDisputed: false,
    periodStart: '2026-11-21T12:00:00.000Z',
    periodEnd: '2026-12-21T12:00:00.000Z',
    pageUrl: 'https://pay.example/in_7',
    documentUrl: null,
    ...changes,
  };
}

/** What a member without premium has. */
export function buildKnownMembership(changes: Partial<Membership> = {}): Membership {
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
    ...changes,
  };
}

type Subscription = NonNullable<Membership['subscription']>;

/** A plan that is paid every month. */
export function buildKnownSubscription(changes: Partial<Subscription> = {}): Subscription {
  return {
    interval: 'month',
    nextInterval: null,
    status: 'active',
    startedAt: '2026-11-21T12:00:00.000Z',
    periodEnd: '2026-12-21T12:00:00.000Z',
    freeUntil: null,
    cancelsAtPeriodEnd: false,
    renewalPrice: usd(999),
    ...changes,
  };
}

/** A member who pays every month and has paid once, as administrators see them. */
export function buildAdminMembership(changes: Partial<AdminMembership> = {}): AdminMembership {
  return {
    membership: buildKnownMembership({
      tier: 'premium',
      reason: 'subscription',
      subscription: buildKnownSubscription(),
      card: { brand: 'visa', last4: '4242' },
    }),
    customerId: 'cus_7',
    subscriptionId: 'sub_7',
    invoices: [buildPaidInvoice()],
    ...changes,
  };
}
