import type { Language } from '@chitta/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

/** The member's chart, and what it says in a language. */
export function natalChartQuery(language: Language) {
  return queryOptions({
    queryKey: ['natal-chart', language] as const,
    queryFn: ({ signal }) => api('GET /api/natal-chart', { query: { language }, signal }),
    // The page says itself what is wrong.
    meta: { isQuiet: true },
  });
}
