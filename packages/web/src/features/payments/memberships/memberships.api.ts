import type { Membership, OpenCheckoutRequest } from '@chitta/contract';
import type { PlanInterval } from '@chitta/contract/limits';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { patchSessionUser } from '#web/lib/session.ts';

// Every page here says itself what is wrong.
const meta = { isQuiet: true };

/** What premium costs here. */
export const plansQuery = queryOptions({
  queryKey: ['memberships', 'plans'] as const,
  queryFn: ({ signal }) => api('GET /api/memberships/plans', { signal }),
  meta,
});

/** How the member's own membership stands. */
export const membershipQuery = queryOptions({
  queryKey: ['memberships', 'current'] as const,
  queryFn: ({ signal }) => api('GET /api/memberships/current', { signal }),
  meta,
});

/** The member's invoices, the newest first, page by page. */
export const invoicesQuery = infiniteQueryOptions({
  queryKey: ['memberships', 'invoices'] as const,
  queryFn: ({ pageParam, signal }) =>
    api('GET /api/memberships/invoices', { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
  meta,
});

/** How a payment that was begun stands, asked anew each time. */
export const checkoutQuery = (id: number) =>
  queryOptions({
    queryKey: ['memberships', 'checkouts', id] as const,
    queryFn: ({ signal }) =>
      api('GET /api/memberships/checkouts/:id', { params: { id: String(id) }, signal }),
    staleTime: 0,
    meta,
  });

/** Takes over what the server has now, on every page that goes by the tier. */
export function takeOverMembership(client: QueryClient, membership: Membership): void {
  client.setQueryData(membershipQuery.queryKey, membership);
  // Readings without a limit that an administrator gave are told apart from a tier.
  if (membership.reason !== 'unlimited') patchSessionUser(client, { subscriptionTier: membership.tier });
  void client.invalidateQueries({ queryKey: invoicesQuery.queryKey });
}

/** Looks at the payment service for a payment that this server has not heard of. Charges nothing. */
export const recoveryQuery = (client: QueryClient) =>
  queryOptions({
    queryKey: ['memberships', 'recovery'] as const,
    queryFn: async ({ signal }) => {
      const membership = await api('POST /api/memberships/recovery', { signal });
      takeOverMembership(client, membership);
      return membership;
    },
    staleTime: 0,
    gcTime: 0,
    meta,
  });

/** Begins to pay, or goes on with what was begun. */
export const useOpenCheckout = () =>
  useMutation({
    mutationFn: (body: OpenCheckoutRequest) => api('POST /api/memberships/checkouts', { body }),
  });

/** Where cards and receipts are. */
export const useOpenPortal = () => useMutation({ mutationFn: () => api('POST /api/memberships/portal') });

/** What a change of plan costs. Nothing is changed. */
export const usePreviewChange = () =>
  useMutation({
    mutationFn: (interval: PlanInterval) =>
      api('POST /api/memberships/change/preview', { body: { interval } }),
  });

/** What a member can do with a running membership. */
export type MembershipAct =
  | { readonly kind: 'cancel' | 'resume' | 'keep' }
  | { readonly kind: 'change'; readonly interval: PlanInterval; readonly at: string };

function send(act: MembershipAct): Promise<Membership> {
  switch (act.kind) {
    case 'cancel':
      return api('POST /api/memberships/cancellation');
    case 'resume':
      return api('DELETE /api/memberships/cancellation');
    case 'keep':
      return api('DELETE /api/memberships/change');
    case 'change':
      return api('POST /api/memberships/change', { body: { interval: act.interval, at: act.at } });
  }
}

/** Does it, and shows at once what has become of the membership. */
export function useMembershipAct() {
  const client = useQueryClient();
  return useMutation({
    // One after the other, so that what is shown last is how it stands.
    scope: { id: 'membership' },
    mutationFn: send,
    onSuccess: (membership) => takeOverMembership(client, membership),
  });
}
