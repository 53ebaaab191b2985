import type { Language } from '@chitta/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import type { DictionarySearch } from './dictionary-search.ts';

/** The pages say themselves what is wrong: what was already shown stays. */
const quiet = { isQuiet: true };
const perPage = 60;

/** The dictionary page by page; while the next answer is under way the earlier one stays. */
export function dictionaryListQuery(language: Language, { q, ...filters }: DictionarySearch) {
  return infiniteQueryOptions({
    queryKey: ['dictionary', 'list', language, q ?? '', filters] as const,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/dictionary', {
        query: {
          language,
          limit: perPage,
          ...filters,
          ...(q && { search: q }),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    meta: quiet,
  });
}

export function dictionaryFacetsQuery(language: Language) {
  return queryOptions({
    queryKey: ['dictionary', 'facets', language] as const,
    queryFn: ({ signal }) => api('GET /api/dictionary/facets', { query: { language }, signal }),
    meta: quiet,
  });
}

export function dictionaryEntryQuery(language: Language, slug: string) {
  return queryOptions({
    queryKey: ['dictionary', 'entry', language, slug] as const,
    queryFn: ({ signal }) =>
      api('GET /api/dictionary/:slug', { params: { slug }, query: { language }, signal }),
    meta: quiet,
  });
}
