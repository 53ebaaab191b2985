import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

/** The operator's language model and the member's consent. Consent may have changed elsewhere, so it is asked anew. */
export const modelQuery = queryOptions({
  queryKey: ['deepened-readings', 'model'] as const,
  queryFn: ({ signal }) => api('GET /api/deepened-readings/model', { signal }),
  staleTime: 0,
  // Without an answer our own reading stands, and nobody misses anything.
  meta: { isQuiet: true },
});
