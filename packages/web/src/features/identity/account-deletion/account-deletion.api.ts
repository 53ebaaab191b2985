import { type QueryClient, queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

/** What there is to be erased, counted as the data page counts it. */
export const whatGoesQuery = queryOptions({
  queryKey: ['data-inventory'] as const,
  queryFn: ({ signal }) => api('GET /api/data-inventory', { signal }),
  // The dialog says itself what is wrong.
  meta: { isQuiet: true },
});

/** When the account that was just closed here will be erased; kept for the page that says so. */
export const closedQuery = queryOptions<string | null>({
  queryKey: ['account-deletion', 'closed'] as const,
  queryFn: () => null,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Asks for a proof by itself where one is due. */
export function useCloseAccount() {
  return useMutation({ mutationFn: () => api('POST /api/account-deletion') });
}

export function useCancelDeletion() {
  return useMutation({
    mutationFn: (token: string) => api('POST /api/account-deletion/cancel', { body: { token } }),
  });
}

/** Notes for the next page that the account is closed. */
export function noteClosed(client: QueryClient, erasedAfter: string): void {
  client.setQueryData(closedQuery.queryKey, erasedAfter);
}
