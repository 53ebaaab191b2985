import type { PutCommunityProfileRequest } from '@chitta/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

/** Who the member is in the community, and what they may do there. */
export const profileQuery = queryOptions({
  queryKey: ['community', 'profile'] as const,
  queryFn: ({ signal }) => api('GET /api/community/profile', { signal }),
  meta: { isQuiet: true },
});

export function usePutProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PutCommunityProfileRequest) => api('PUT /api/community/profile', { body }),
    onSuccess: (profile) => {
      client.setQueryData(profileQuery.queryKey, profile);
      return client.invalidateQueries({ queryKey: ['community', 'posts'] });
    },
  });
}

export const blocksQuery = queryOptions({
  queryKey: ['community', 'blocks'] as const,
  queryFn: ({ signal }) => api('GET /api/community/blocks', { signal }),
  meta: { isQuiet: true },
});

export function useUnblock() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api('DELETE /api/community/blocks/:id', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['community'] }),
  });
}
