import type { TimelineGroup } from '@chitta/contract/limits';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

/** All that the member wrote, or what belongs to one group of it, page by page. */
export function timelineQuery(group: TimelineGroup | null) {
  return infiniteQueryOptions({
    queryKey: ['timeline', group] as const,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/timeline', {
        query: { ...(group && { group }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    // What other pages write belongs to it at once.
    staleTime: 0,
    meta: { isQuiet: true },
  });
}
