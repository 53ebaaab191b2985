import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { countDevicePlaces, type DeviceCounters } from './device-places.ts';

/** Places on the server. Counted anew whenever the page is opened. */
export const dataInventoryQuery = queryOptions({
  queryKey: ['data-inventory'] as const,
  queryFn: ({ signal }) => api('GET /api/data-inventory', { signal }),
  staleTime: 0,
  // The section says itself what is wrong.
  meta: { isQuiet: true },
});

/** Places on this device. */
export const devicePlacesQuery = (memberId: number, counters: DeviceCounters) =>
  queryOptions({
    queryKey: ['data-inventory', 'device', memberId] as const,
    queryFn: () => countDevicePlaces(counters),
    staleTime: 0,
    meta: { isQuiet: true },
  });
