import type { ReferralClaim } from '@chitta/contract';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

// What shows these says itself what is wrong; the modal stays away.
const meta = { isQuiet: true };

/** Everybody who came by the member's link, the newest first, page by page. */
export const friendsQuery = (userId: number) =>
  infiniteQueryOptions({
    queryKey: ['/api/referrals', userId] as const,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/referrals', { query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
    meta,
  });

/** The member's code and link. */
export const codeQuery = (userId: number) =>
  queryOptions({
    queryKey: ['/api/referrals/code', userId] as const,
    queryFn: ({ signal }) => api('GET /api/referrals/code', { signal }),
    meta,
  });

/** What came of the code. */
export const statsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['/api/referrals/stats', userId] as const,
    queryFn: ({ signal }) => api('GET /api/referrals/stats', { signal }),
    staleTime: 0,
    meta,
  });

const pendingKey = '/api/referrals/rewards/pending';

/** Whether there is something to tell the member, asked every five minutes. */
export const pendingQuery = (userId: number) =>
  queryOptions({
    queryKey: [pendingKey, userId] as const,
    queryFn: ({ signal }) => api('GET /api/referrals/rewards/pending', { signal }),
    refetchInterval: 300_000,
    staleTime: 240_000,
    gcTime: 600_000,
    refetchOnWindowFocus: false,
    meta,
  });

/** Asks again whether there is something to tell. */
export function lookAgain(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [pendingKey] });
}

/** Keeps the modal away for some hours. */
export function useDismissNews() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (hours: number) => api('POST /api/referrals/rewards/dismiss', { body: { hours } }),
    onSuccess: () => void lookAgain(client),
  });
}

/** Lets every earned month move the renewal. */
export function useClaimMonths() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (): Promise<ReferralClaim> => api('POST /api/referrals/rewards/claim'),
    onSuccess: () =>
      Promise.all(
        // The membership has another renewal now.
        ['/api/referrals', '/api/referrals/stats', pendingKey, 'memberships'].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  });
}
