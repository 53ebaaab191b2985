import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

/** What is planned, being worked on and released. Under the key of tickets: a vote counts here too. */
export const roadmapQuery = queryOptions({
  queryKey: ['tickets', 'roadmap'] as const,
  queryFn: ({ signal }) => api('GET /api/roadmap', { signal }),
  meta: { isQuiet: true },
});
