import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

/** People and places of the journal. Below the lists of dreams, so that they are asked for again together. */
export const peopleAndPlacesQuery = queryOptions({
  queryKey: ['dreams', 'list', 'people-and-places'] as const,
  queryFn: ({ signal }) => api('GET /api/dreams/people-and-places', { signal }),
  meta: { isQuiet: true },
});
