import type { SandboxAccount, SandboxCheckout } from '@chitta/contract';
import type { SandboxAccount as KeptAccount } from '#server/platform/payments/sandbox/operations/read-sandbox-account.ts';
import type { SandboxCheckout as KeptCheckout } from '#server/platform/payments/sandbox/operations/read-sandbox-checkout.ts';

export function presentSandboxCheckout(checkout: KeptCheckout): SandboxCheckout {
  const { id, status, interval, price, returnUrl, cancelUrl, isAwaited } = checkout;
  return {
    ...{ id, status, interval, price, returnUrl, cancelUrl, isAwaited },
    freeUntil: checkout.freeUntil?.toISOString() ?? null,
  };
}

export function presentSandboxAccount({ customer, now, awaited }: KeptAccount): SandboxAccount {
  return {
    now: now.toISOString(),
    card: customer.card,
    awaited: [...awaited],
    customerId: customer.id,
    invoices: customer.invoices
      .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
      .map((invoice) => {
        const money = (amount: number) => ({ amount, currency: invoice.currency });
        const { id, number, status, createdAt, total, amountPaid, refunds, disputes } = invoice;
        return {
          ...{ id, number, status },
          createdAt: createdAt.toISOString(),
          total: money(total),
          amountPaid: money(amountPaid),
          refunded: money(refunds.reduce((sum, { amount }) => sum + amount, 0)),
          disputes: disputes.map((dispute) => ({
            id: dispute.id,
            status: dispute.status,
            amount: money(dispute.amount),
          })),
        };
      }),
  };
}
