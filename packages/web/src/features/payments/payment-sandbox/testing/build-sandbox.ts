import type { SandboxAccount, SandboxCheckout } from '@chitta/contract';

const usd = (amount: number) => ({ amount, currency: 'usd' });

/** A yearly plan that waits to be paid. */
export function buildSandboxCheckout(overrides: Partial<SandboxCheckout> = {}): SandboxCheckout {
  return {
    id: 'cs_5',
    status: 'open',
    interval: 'year',
    price: usd(9999),
    freeUntil: null,
    returnUrl: `${window.location.origin}/subscription/redirect?checkout=5`,
    cancelUrl: `${window.location.origin}/subscribe?plan=year`,
    isAwaited: false,
    ...overrides,
  };
}

type Invoice = SandboxAccount['invoices'][number];

/** Paid, and nothing given back. */
export function buildSandboxInvoice(overrides: Partial<Invoice> = {}): Invoice {
  return {
    id: 'in_1',
    number: 'CH-0001',
    status: 'paid',
    createdAt: '2026-11-21T12:00:00.000Z',
    total: usd(999),
    amountPaid: usd(999),
    refunded: usd(0),
    disputes: [],
    ...overrides,
  };
}

export function buildSandboxAccount(overrides: Partial<SandboxAccount> = {}): SandboxAccount {
  return {
    now: '2026-11-21T12:00:00.000Z',
    card: { brand: 'visa', last4: '4242' },
    awaited: [],
    customerId: 'cus_1',
    invoices: [buildSandboxInvoice()],
    ...overrides,
  };
}
