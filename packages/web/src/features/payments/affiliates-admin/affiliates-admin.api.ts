import type {
  AdjustCommissionRequest,
  ChangeAffiliateRequest,
  ReviewAffiliateRequest,
} from '@chitta/contract';
import type { AffiliateApplicationStatus } from '@chitta/contract/limits';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { apiDownload } from '#web/lib/api-download.ts';
import { withProof } from '#web/lib/proof/proof.ts';
import { saveFile } from '#web/lib/save-file.ts';

// Every page here says itself what is wrong.
const shared = { staleTime: 0, meta: { isQuiet: true } };
const root = 'affiliates-admin';
const cursorOf = (pageParam: string) => (pageParam ? { cursor: pageParam } : {});

export const applicationsQuery = (status: AffiliateApplicationStatus) =>
  infiniteQueryOptions({
    queryKey: [root, 'applications', status] as const,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/admin/affiliate-applications', { query: { status, ...cursorOf(pageParam) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    ...shared,
  });

export const affiliatesQuery = infiniteQueryOptions({
  queryKey: [root, 'affiliates'] as const,
  queryFn: ({ pageParam, signal }) =>
    api('GET /api/admin/affiliates', { query: cursorOf(pageParam), signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
  ...shared,
});

export const ledgerQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [root, 'ledger', id] as const,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/admin/affiliates/:id/commissions', {
        params: { id: String(id) },
        query: cursorOf(pageParam),
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    ...shared,
  });

export const tiersQuery = queryOptions({
  queryKey: [root, 'tiers'] as const,
  queryFn: ({ signal }) => api('GET /api/admin/affiliate-tiers', { signal }),
  ...shared,
});

export const runsQuery = infiniteQueryOptions({
  queryKey: [root, 'runs'] as const,
  queryFn: ({ pageParam, signal }) =>
    api('GET /api/admin/affiliate-payout-runs', { query: cursorOf(pageParam), signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
  ...shared,
});

interface TierChange {
  readonly name: string;
  readonly rateBps: number;
  readonly months: number | null;
  readonly reason: string;
}

/** What an administrator does; each needs a reason. */
export type AffiliateAct =
  | { readonly kind: 'review'; readonly id: number; readonly body: ReviewAffiliateRequest }
  | { readonly kind: 'change'; readonly id: number; readonly body: ChangeAffiliateRequest }
  | { readonly kind: 'adjust'; readonly id: number; readonly body: AdjustCommissionRequest }
  | {
      readonly kind: 'decide';
      readonly id: number;
      readonly body: { readonly verdict: 'released' | 'void'; readonly reason: string };
    }
  | { readonly kind: 'tier'; readonly key: string; readonly body: TierChange }
  | { readonly kind: 'run'; readonly body: { readonly reason: string } }
  | {
      readonly kind: 'settle';
      readonly id: number;
      readonly body: {
        readonly outcome: 'paid' | 'failed';
        readonly reference?: string;
        readonly reason: string;
      };
    };

function send(act: AffiliateAct): Promise<unknown> {
  switch (act.kind) {
    case 'review':
      return api('POST /api/admin/affiliate-applications/:id/review', {
        params: { id: String(act.id) },
        body: act.body,
      });
    case 'change':
      return api('PATCH /api/admin/affiliates/:id', { params: { id: String(act.id) }, body: act.body });
    case 'adjust':
      return api('POST /api/admin/affiliates/:id/adjustments', {
        params: { id: String(act.id) },
        body: act.body,
      });
    case 'decide':
      return api('POST /api/admin/affiliate-commissions/:id/decision', {
        params: { id: String(act.id) },
        body: act.body,
      });
    case 'tier':
      return api('PATCH /api/admin/affiliate-tiers/:key', { params: { key: act.key }, body: act.body });
    case 'run':
      return api('POST /api/admin/affiliate-payout-runs', { body: act.body });
    case 'settle':
      return api('POST /api/admin/affiliate-payouts/:id/outcome', {
        params: { id: String(act.id) },
        body: act.body,
      });
  }
}

/** Does an act; whatever is shown of affiliates and of the log is asked for anew. */
export function useAffiliateAct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: ['audit-log'] });
      await client.invalidateQueries({ queryKey: [root] });
    },
  });
}

/** Saves a payout run as a table. Asks for a proof where one is due. */
export function useSaveRun() {
  return useMutation({
    mutationFn: async (id: number) => {
      const { name, content } = await withProof(() =>
        apiDownload('GET /api/admin/affiliate-payout-runs/:id/file', {
          params: { id: String(id) },
          onProgress: () => undefined,
        }),
      );
      const url = URL.createObjectURL(content);
      saveFile(url, name);
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    },
  });
}
