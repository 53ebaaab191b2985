import type { ChangeCampaignCodeRequest, CreateCampaignCodeRequest } from '@chitta/contract';
import type { ReferralStatus } from '@chitta/contract/limits';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

const referralsKey = 'referrals-admin';
const codesKey = 'campaign-codes';

/** Referrals of one status, or of all, the newest first, page by page. */
export const referralsQuery = (status: ReferralStatus | undefined) =>
  infiniteQueryOptions({
    queryKey: [referralsKey, status ?? null] as const,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/admin/referrals', {
        query: { ...(status && { status }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { isQuiet: true },
  });

export interface Review {
  readonly id: number;
  readonly verdict: 'approved' | 'rejected';
  readonly reason: string;
}

export function useReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: Review) =>
      api('POST /api/admin/referrals/:id/review', { params: { id: String(id) }, body }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [referralsKey] });
      void client.invalidateQueries({ queryKey: ['audit-log'] });
    },
    meta: { isQuiet: true },
  });
}

/** Codes of campaigns, the newest first. */
export const campaignCodesQuery = queryOptions({
  queryKey: [codesKey] as const,
  queryFn: ({ signal }) => api('GET /api/admin/referral-codes', { signal }),
  staleTime: 0,
  meta: { isQuiet: true },
});

/** A new code, or one that is changed. */
export type KeptCode =
  | { readonly id: null; readonly body: CreateCampaignCodeRequest }
  | { readonly id: number; readonly body: ChangeCampaignCodeRequest };

export function useKeepCode() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: KeptCode) =>
      id === null
        ? api('POST /api/admin/referral-codes', { body: body as CreateCampaignCodeRequest })
        : api('PATCH /api/admin/referral-codes/:id', { params: { id: String(id) }, body }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [codesKey] });
      void client.invalidateQueries({ queryKey: ['audit-log'] });
    },
    meta: { isQuiet: true },
  });
}
