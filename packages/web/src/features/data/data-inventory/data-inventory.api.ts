import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { type CountDrafts, countDevicePlaces } from './device-places.ts';

/** Places on the server. Counted anew whenever the page is opened. */
export const dataInventoryQuery = queryOptions({
  queryKey: ['data-inventory'] as const,
  queryFn: ({ signal }) => api('GET /api/data-inventory', { signal }),
  staleTime: 0,
  // The section says itself what is wrong.
  meta: { isQuiet: true },
});

/** Places on this device. */
export const devicePlacesQuery = (memberId: number, countDrafts: CountDrafts) =>
  queryOptions({
    queryKey: ['data-inventory', 'device', memberId] as const,
    queryFn: () => countDevicePlaces(countDrafts),
    staleTime: 0,
    meta: { isQuiet: true },
  });
