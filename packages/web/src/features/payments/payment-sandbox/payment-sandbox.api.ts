import type { SandboxOutcome } from '@chitta/contract';
import type { SandboxCard } from '@chitta/contract/limits';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

// Every page here says itself what is wrong; and nothing is known for longer than it is looked at.
const fresh = { staleTime: 0, meta: { isQuiet: true } };

export const sandboxCheckoutQuery = (id: string) =>
  queryOptions({
    queryKey: ['payment-sandbox', 'checkouts', id] as const,
    queryFn: ({ signal }) => api('GET /api/payment-sandbox/checkouts/:id', { params: { id }, signal }),
    ...fresh,
  });

export const sandboxAccountQuery = queryOptions({
  queryKey: ['payment-sandbox', 'account'] as const,
  queryFn: ({ signal }) => api('GET /api/payment-sandbox/account', { signal }),
  ...fresh,
});

/** What a pretend card is used for. */
export type CardUse =
  | { readonly kind: 'checkout' | 'invoice'; readonly id: string }
  /** `id`: the customer whose card it becomes. */
  | { readonly kind: 'card'; readonly id: string };

function chargeCard({ kind, id }: CardUse, card: SandboxCard): Promise<SandboxOutcome> {
  const body = { card };
  switch (kind) {
    case 'checkout':
      return api('POST /api/payment-sandbox/checkouts/:id/payment', { params: { id }, body });
    case 'invoice':
      return api('POST /api/payment-sandbox/invoices/:id/payment', { params: { id }, body });
    case 'card':
      return api('POST /api/payment-sandbox/card', { body });
  }
}

/** Whatever was done here, the pages about it are asked anew. */
function useForget(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['payment-sandbox'] });
}

/** Types a pretend card in, or answers the bank that asks back about it. */
export function usePay(use: CardUse) {
  const forget = useForget();
  return useMutation({
    mutationFn: (input: { readonly card: SandboxCard } | { readonly isConfirmed: boolean }) =>
      'card' in input
        ? chargeCard(use, input.card)
        : api('POST /api/payment-sandbox/confirmations', {
            body: { target: use.id, isConfirmed: input.isConfirmed },
          }),
    onSettled: forget,
  });
}

/** Lets days go by, for this member alone. */
export function useMoveClock() {
  const forget = useForget();
  return useMutation({
    mutationFn: (days: number) => api('POST /api/payment-sandbox/clock', { body: { days } }),
    onSettled: forget,
  });
}

/** What can be done with an invoice that was paid. */
export type InvoiceAct =
  | { readonly kind: 'refund'; readonly id: string; readonly amount: number }
  | { readonly kind: 'dispute'; readonly id: string }
  | { readonly kind: 'won' | 'lost'; readonly id: string };

/** Gives money back, tells the bank that it was not wanted, or lets the bank decide. */
export function useInvoiceAct() {
  const forget = useForget();
  return useMutation({
    mutationFn: (act: InvoiceAct) => {
      const params = { id: act.id };
      if (act.kind === 'refund')
        return api('POST /api/payment-sandbox/invoices/:id/refund', { params, body: { amount: act.amount } });
      if (act.kind === 'dispute')
        return api('POST /api/payment-sandbox/invoices/:id/dispute', { params, body: {} });
      return api('POST /api/payment-sandbox/disputes/:id/decision', { params, body: { outcome: act.kind } });
    },
    onSettled: forget,
  });
}
