import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

/** The nights of a year that have dreams. Below the lists of dreams, so that they are asked for again together. */
export function dreamYearQuery(year: number) {
  return queryOptions({
    queryKey: ['dreams', 'list', 'year', year] as const,
    queryFn: ({ signal }) => api('GET /api/dreams/nights', { query: { year: String(year) }, signal }),
    meta: { isQuiet: true },
  });
}
