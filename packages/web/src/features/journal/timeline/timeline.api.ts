import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

/** All that the member wrote, page by page. */
export const timelineQuery = infiniteQueryOptions({
  queryKey: ['timeline'] as const,
  queryFn: ({ pageParam, signal }) =>
    api('GET /api/timeline', { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
  meta: { isQuiet: true },
});
