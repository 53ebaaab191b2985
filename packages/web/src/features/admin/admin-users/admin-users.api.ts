import type { AdminUser } from '@chitta/contract';
import type { AccountStatus } from '@chitta/contract/limits';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import type { UserAct } from './user-acts.ts';

/** What the list is narrowed to; empty texts narrow nothing. */
export interface UserFilters {
  readonly search: string;
  readonly status: AccountStatus | '';
  readonly tier: 'free' | 'premium' | '';
  readonly verified: 'true' | 'false' | '';
  readonly admin: 'true' | 'false' | '';
}

/** Members, the newest first, page by page. */
export const adminUsersQuery = ({ search, status, tier, verified, admin }: UserFilters) =>
  infiniteQueryOptions({
    queryKey: ['admin-users', 'list', search, status, tier, verified, admin] as const,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/admin/users', {
        query: {
          ...(search && { search }),
          ...(status && { status }),
          ...(tier && { tier }),
          ...(verified && { verified }),
          ...(admin && { admin }),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    // Nothing jumps while what was narrowed is on its way.
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { isQuiet: true },
  });

export const adminUserQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin-users', 'one', id] as const,
    queryFn: ({ signal }) => api('GET /api/admin/users/:id', { params: { id }, signal }),
    staleTime: 0,
    meta: { isQuiet: true },
  });

export interface ActInput {
  readonly act: UserAct;
  readonly id: number;
  readonly reason: string;
  /** ISO time; for a grant alone. */
  readonly until: string;
}

type Send = (input: { params: { id: string }; reason: string; until: string }) => Promise<AdminUser>;

const setStatus =
  (status: 'pending' | 'active' | 'suspended'): Send =>
  ({ params, reason }) =>
    api('PATCH /api/admin/users/:id/status', { params, body: { status, reason } });

const senders: Readonly<Record<UserAct, Send>> = {
  suspend: setStatus('suspended'),
  activate: setStatus('active'),
  makePending: setStatus('pending'),
  endSessions: ({ params, reason }) =>
    api('POST /api/admin/users/:id/sessions/end', { params, body: { reason } }),
  grantAccess: ({ params, reason, until }) =>
    api('POST /api/admin/users/:id/unlimited-access', { params, body: { reason, until } }),
  revokeAccess: ({ params, reason }) =>
    api('DELETE /api/admin/users/:id/unlimited-access', { params, body: { reason } }),
  grantRole: ({ params, reason }) =>
    api('POST /api/admin/users/:id/admin-role', { params, body: { reason } }),
  revokeRole: ({ params, reason }) =>
    api('DELETE /api/admin/users/:id/admin-role', { params, body: { reason } }),
  verify: ({ params, reason }) => api('POST /api/admin/users/:id/verify', { params, body: { reason } }),
  resend: ({ params, reason }) =>
    api('POST /api/admin/users/:id/resend-verification', { params, body: { reason } }),
  close: ({ params, reason }) => api('POST /api/admin/users/:id/close', { params, body: { reason } }),
};

/** Does an act; what is shown of the member, of lists and of the log is as it is afterwards. */
export function useAct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ act, id, reason, until }: ActInput) =>
      senders[act]({ params: { id: String(id) }, reason, until }),
    onSuccess: (user) => {
      client.setQueryData(adminUserQuery(String(user.id)).queryKey, user);
      void client.invalidateQueries({ queryKey: ['admin-users', 'list'] });
      void client.invalidateQueries({ queryKey: ['audit-log'] });
    },
  });
}
