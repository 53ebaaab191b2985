import type { PaymentEventState } from '@chitta/contract/limits';
import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

const root = 'payment-events';

/** Events of the payment service, the newest first, page by page; of one state, or of all. */
export const paymentEventsQuery = (state: PaymentEventState | undefined) =>
  infiniteQueryOptions({
    queryKey: [root, state ?? null] as const,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/admin/payment-events', {
        query: { ...(state && { state }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    // Nothing jumps while what was narrowed is on its way.
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { isQuiet: true },
  });

export interface Replay {
  readonly id: string;
  readonly reason: string;
}

/** Has an event handled again. The list is asked for anew: what became of it is not known at once. */
export function useReplay() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: Replay) =>
      api('POST /api/admin/payment-events/:id/replay', { params: { id }, body: { reason } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [root] });
      void client.invalidateQueries({ queryKey: ['audit-log'] });
    },
  });
}
