import type { PutOracleProfileRequest } from '@chitta/contract';
import type { Language } from '@chitta/contract/limits';
import { placeSearch } from '@chitta/contract/limits';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

/** The page says itself what is wrong. */
const quiet = { isQuiet: true };

export const oracleProfileQuery = queryOptions({
  queryKey: ['oracle', 'profile'] as const,
  queryFn: ({ signal }) => api('GET /api/oracle/profile', { signal }),
  meta: quiet,
});

/** Towns and cities for what was typed; while a new search is under way the earlier result stays. */
export function placesQuery(typed: string, language: Language) {
  const query = typed.trim();
  return queryOptions({
    queryKey: ['oracle', 'places', query, language] as const,
    queryFn: ({ signal }) => api('GET /api/places', { query: { query, language }, signal }),
    enabled: query.length >= placeSearch.min && query.length <= placeSearch.max,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    meta: quiet,
  });
}

/** Keeps the whole profile. The chart, the member's page and what asks for a chart follow from it. */
export function useKeepOracleProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PutOracleProfileRequest) => api('PUT /api/oracle/profile', { body }),
    onSuccess: (answer) => {
      client.setQueryData(oracleProfileQuery.queryKey, answer);
      void client.invalidateQueries({ queryKey: ['natal-chart'] });
      void client.invalidateQueries({ queryKey: ['profile'] });
      void client.invalidateQueries({ queryKey: ['oracle', 'today'] });
    },
  });
}
