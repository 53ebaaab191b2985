import type { ChangePostRequest, SecondLookRequest, SharePostRequest } from '@chitta/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

/** The latest dreams, to choose from. */
export const latestDreamsQuery = queryOptions({
  queryKey: ['community', 'latest-dreams'] as const,
  queryFn: ({ signal }) => api('GET /api/dreams', { query: { limit: 30 }, signal }),
  meta: { isQuiet: true },
});

/** A dream with its reading and symbols, as it would be shared. */
export function sharedDreamQuery(id: number) {
  return queryOptions({
    queryKey: ['community', 'dream', id] as const,
    queryFn: ({ signal }) => api('GET /api/dreams/:id', { params: { id: String(id) }, signal }),
    meta: { isQuiet: true },
  });
}

/** Names, places and ways to reach somebody in a text. Nothing of it is kept. */
export function useSecondLook() {
  return useMutation({
    mutationFn: (body: SecondLookRequest) => api('POST /api/community/second-look', { body }),
  });
}

/** Changes a post; what is shown of it anywhere is asked for anew. */
export function useChangePost(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangePostRequest) => api('PATCH /api/community/posts/:id', { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['community', 'posts'] }),
  });
}

interface Share {
  readonly body: SharePostRequest;
  /** The same for every attempt. */
  readonly key: string;
}

export function useSharePost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: Share) =>
      api('POST /api/community/posts', { body, headers: { 'idempotency-key': key } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['community', 'posts'] }),
  });
}
