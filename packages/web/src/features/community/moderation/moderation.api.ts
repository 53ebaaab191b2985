import type { CommunityCase, DecideCaseRequest } from '@chitta/contract';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

const casesKey = ['community', 'cases'] as const;

/** What waits for a moderator, longest waiting first. */
export const casesQuery = infiniteQueryOptions({
  queryKey: casesKey,
  queryFn: ({ pageParam, signal }) =>
    api('GET /api/admin/community/reports', {
      query: { ...(pageParam && { cursor: pageParam }) },
      signal,
    }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
  meta: { isQuiet: true },
});

export function useDecide({ kind, id }: Pick<CommunityCase, 'kind' | 'id'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: DecideCaseRequest) =>
      kind === 'post'
        ? api('POST /api/admin/community/posts/:id/decisions', { params: { id }, body })
        : api('POST /api/admin/community/replies/:id/decisions', { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['community'] }),
  });
}
