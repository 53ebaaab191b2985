import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { forgetWithdrawn } from './posts.api.ts';

/** What members have said to a post, oldest first. */
export function repliesQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['community', 'replies', id],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/community/posts/:id/replies', {
        params: { id },
        query: { ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
    meta: { isQuiet: true },
  });
}

interface Said {
  readonly text: string;
  /** The same for every attempt. */
  readonly key: string;
}

export function useReply(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ text, key }: Said) =>
      api('POST /api/community/posts/:id/replies', {
        params: { id },
        body: { text },
        headers: { 'idempotency-key': key },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: repliesQuery(id).queryKey }),
    onError: (error) => forgetWithdrawn(client, error),
  });
}

export function useWithdrawReply(postId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api('DELETE /api/community/replies/:id', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: repliesQuery(postId).queryKey }),
  });
}
