import type {
  AddPersonalSymbolRequest,
  ChangePersonalSymbolRequest,
  Language,
  SymbolSuggestion,
} from '@chitta/contract';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

/** The page says itself what is wrong: what was already shown stays. */
const quiet = { isQuiet: true };
const root = ['personal-symbols'] as const;
const markingMs = 3_000;

export function personalSymbolsQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: [...root, 'list', search] as const,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/personal-symbols', {
        query: { ...(search && { search }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    // Counts grow while dreams are looked through.
    refetchInterval: ({ state }) => (state.data?.pages[0]?.isMarking ? markingMs : false),
    meta: quiet,
  });
}

export const suggestionsQuery = queryOptions({
  queryKey: [...root, 'suggestions'] as const,
  queryFn: ({ signal }) => api('GET /api/personal-symbols/suggestions', { signal }),
  meta: quiet,
});

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: root });

/** What the form saves: a new symbol, or changes of one. */
export interface SavePersonalSymbol {
  readonly id: number | null;
  readonly body: AddPersonalSymbolRequest & ChangePersonalSymbolRequest;
}

export function useSavePersonalSymbol() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: SavePersonalSymbol) =>
      id === null
        ? api('POST /api/personal-symbols', { body })
        : api('PATCH /api/personal-symbols/:id', { params: { id: String(id) }, body }),
    onSuccess: () => void refresh(client),
  });
}

export function useRemovePersonalSymbol() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api('DELETE /api/personal-symbols/:id', { params: { id: String(id) } }),
    onSuccess: () => void refresh(client),
  });
}

export function useRestorePersonalSymbol() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api('POST /api/personal-symbols/:id/restore', { params: { id: String(id) } }),
    onSuccess: () => void refresh(client),
  });
}

export function useDismissSuggestion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ word, language }: { readonly word: string; readonly language: Language }) =>
      api('POST /api/personal-symbols/suggestions/dismiss', { body: { word, language } }),
    // Gone at once; it comes back with the next answer should the server not have heard.
    onMutate: ({ word, language }) =>
      client.setQueryData(suggestionsQuery.queryKey, (known: { items: SymbolSuggestion[] } | undefined) =>
        known
          ? { items: known.items.filter((item) => item.word !== word || item.language !== language) }
          : known,
      ),
    onError: () => void client.invalidateQueries({ queryKey: suggestionsQuery.queryKey }),
  });
}
