import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

/** The pages say themselves what is wrong. */
const quiet = { isQuiet: true };
const circlesKey = ['community', 'circles'] as const;

/** The circles that the member is in. */
export const circlesQuery = queryOptions({
  queryKey: [...circlesKey, 'list'],
  queryFn: ({ signal }) => api('GET /api/community/circles', { signal }),
  staleTime: 0,
  meta: quiet,
});

/** One of them, with who is in it. */
export function circleQuery(id: string) {
  return queryOptions({
    queryKey: [...circlesKey, 'one', id],
    queryFn: ({ signal }) => api('GET /api/community/circles/:id', { params: { id }, signal }),
    // Whoever was taken out, or whose circle was dissolved, does not go on seeing it.
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: quiet,
  });
}

/** What an invitation is to. Asked once: each look counts. */
export function invitedQuery(token: string) {
  return queryOptions({
    queryKey: [...circlesKey, 'invited', token],
    queryFn: ({ signal }) => api('POST /api/community/invitations/look', { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: quiet,
  });
}

export function useMakeCircle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => api('POST /api/community/circles', { body: { name } }),
    onSuccess: () => client.invalidateQueries({ queryKey: circlesQuery.queryKey }),
  });
}

export function useInvite(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /api/community/circles/:id/invitations', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: circleQuery(id).queryKey }),
  });
}

export function useRevoke(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (invitationId: string) =>
      api('DELETE /api/community/circles/:id/invitations/:invitationId', { params: { id, invitationId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: circleQuery(id).queryKey }),
  });
}

export function useRemoveMember(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (memberId: string) =>
      api('DELETE /api/community/circles/:id/members/:memberId', { params: { id, memberId } }),
    // What they shared is gone as well.
    onSuccess: () => client.invalidateQueries({ queryKey: ['community'] }),
  });
}

export function useAccept() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => api('POST /api/community/invitations/accept', { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: circlesQuery.queryKey }),
    // The last place was taken meanwhile, the link taken back: what the page says of it is no longer so.
    onError: (_, token) => client.invalidateQueries({ queryKey: invitedQuery(token).queryKey }),
  });
}

/** Leaves a circle, or dissolves one's own. Nothing of it is left on the device. */
export function useEndCircle(id: string, isMine: boolean) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      isMine
        ? api('DELETE /api/community/circles/:id', { params: { id } })
        : api('DELETE /api/community/circles/:id/membership', { params: { id } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: circleQuery(id).queryKey });
      client.removeQueries({ queryKey: ['community', 'posts'] });
      return client.invalidateQueries({ queryKey: circlesQuery.queryKey });
    },
  });
}
