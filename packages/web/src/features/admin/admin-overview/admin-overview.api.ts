import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

export const adminOverviewQuery = queryOptions({
  queryKey: ['admin-overview'] as const,
  queryFn: ({ signal }) => api('GET /api/admin/overview', { signal }),
  staleTime: 0,
  meta: { isQuiet: true },
});
