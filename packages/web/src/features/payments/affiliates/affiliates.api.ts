import type { ApplyAsAffiliateRequest, ChangePayoutMethodRequest } from '@chitta/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

// Every page here says itself what is wrong.
const meta = { isQuiet: true };

/** What affiliates get, and how the member's application stands. */
export const applicationQuery = queryOptions({
  queryKey: ['affiliates', 'application'] as const,
  queryFn: ({ signal }) => api('GET /api/affiliates/application', { signal }),
  staleTime: 0,
  meta,
});

/** What came of the affiliate's link. */
export const dashboardQuery = queryOptions({
  queryKey: ['affiliates', 'dashboard'] as const,
  queryFn: ({ signal }) => api('GET /api/affiliates', { signal }),
  staleTime: 0,
  meta,
});

/** The affiliate's ledger, the newest first, page by page. */
export const commissionsQuery = infiniteQueryOptions({
  queryKey: ['affiliates', 'commissions'] as const,
  queryFn: ({ pageParam, signal }) =>
    api('GET /api/affiliates/commissions', { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
  staleTime: 0,
  meta,
});

export function useApply() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ApplyAsAffiliateRequest) => api('POST /api/affiliates/application', { body }),
    onSuccess: (application) => client.setQueryData(applicationQuery.queryKey, application),
  });
}

/** The call asks for a proof by itself where one is due. */
export function useChangePayoutMethod() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangePayoutMethodRequest) => api('PUT /api/affiliates/payout-method', { body }),
    onSuccess: (payoutMethod) =>
      client.setQueryData(
        dashboardQuery.queryKey,
        (dashboard) => dashboard && { ...dashboard, payoutMethod },
      ),
  });
}
