import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

/** How memory has gone; with premium, trends and comparisons. */
export const progressQuery = queryOptions({
  queryKey: ['memory', 'progress'],
  queryFn: ({ signal }) => api('GET /api/memory/progress', { signal }),
  meta: { isQuiet: true },
});
