import type { ShareOracleRequest } from '@chitta/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

/** What whoever has the link reads. */
export function sharedQuery(token: string) {
  return queryOptions({
    queryKey: ['oracle-shares', token] as const,
    queryFn: ({ signal }) => api('GET /api/share/oracle/:token', { params: { token }, signal }),
    meta: { isQuiet: true },
    // Each look counts: once a visit is enough.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useShare(consultationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ShareOracleRequest) =>
      api('POST /api/oracle/consultations/:id/share', { params: { id: consultationId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['oracle'] }),
  });
}

export function useEndShare(consultationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api('DELETE /api/oracle/consultations/:id/share', { params: { id: consultationId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['oracle'] }),
  });
}
