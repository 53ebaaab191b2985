import type { DeskContent, DeskEntry, MissingSymbol, PreviewRequest, PublishRequest } from '@chitta/contract';
import type { EntryKind } from '@chitta/contract/limits';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

const root = 'dictionary-admin';
const fresh = { staleTime: 0, meta: { isQuiet: true } } as const;

export interface EntryName {
  readonly kind: EntryKind;
  readonly key: string;
}

/** Words that dreams use and the dictionary lacks, most frequent first. */
export const missingWordsQuery = (status: MissingSymbol['status']) =>
  infiniteQueryOptions({
    queryKey: [root, 'missing', status] as const,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/admin/missing-symbols', {
        query: { status, limit: '20', ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    ...fresh,
  });

export const foundEntriesQuery = (search: string, edited: boolean) =>
  queryOptions({
    queryKey: [root, 'entries', search, edited] as const,
    queryFn: ({ signal }) =>
      api('GET /api/admin/symbols/entries', {
        query: { ...(search && { search }), ...(edited && { edited: 'true' as const }) },
        signal,
      }),
    enabled: search !== '' || edited,
    placeholderData: keepPreviousData,
    ...fresh,
  });

export const entryQuery = ({ kind, key }: EntryName) =>
  queryOptions({
    queryKey: [root, 'entry', kind, key] as const,
    queryFn: ({ signal }) => api('GET /api/admin/symbols/entry', { query: { kind, key }, signal }),
    // What is being written is not changed under the hands of whoever writes.
    refetchOnWindowFocus: false,
    ...fresh,
  });

/** What the rules of the dictionary find in an entry under work. */
export const problemsQuery = (content: DeskContent) =>
  queryOptions({
    queryKey: [root, 'problems', content] as const,
    queryFn: ({ signal }) => api('POST /api/admin/symbols/check', { body: { content }, signal }),
    placeholderData: keepPreviousData,
    gcTime: 10_000,
    ...fresh,
  });

export const changesQuery = ({ kind, key }: EntryName) =>
  infiniteQueryOptions({
    queryKey: [root, 'changes', kind, key] as const,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/admin/symbols/changes', {
        query: { kind, key, limit: '10', ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    ...fresh,
  });

export const usePreview = () =>
  useMutation({
    mutationFn: (body: PreviewRequest) => api('POST /api/admin/symbols/preview', { body }),
    gcTime: 0,
  });

export const useExport = () => useMutation({ mutationFn: () => api('GET /api/admin/symbols/export') });

function useKept<Input>(change: (input: Input) => Promise<DeskEntry>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (entry) => {
      client.setQueryData(entryQuery(entry).queryKey, entry);
      for (const part of ['missing', 'entries', 'changes', 'problems'])
        void client.invalidateQueries({ queryKey: [root, part] });
      void client.invalidateQueries({ queryKey: ['audit-log'] });
    },
  });
}

export const usePublish = () =>
  useKept((body: PublishRequest) => api('PUT /api/admin/symbols/entry', { body }));

export const useUndo = () =>
  useKept((id: number) => api('POST /api/admin/symbols/changes/:id/undo', { params: { id: String(id) } }));

export function useJudgeWord() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status }: Pick<MissingSymbol, 'id' | 'status'>) =>
      api('PATCH /api/admin/missing-symbols/:id', { params: { id: String(id) }, body: { status } }),
    onSuccess: () => void client.invalidateQueries({ queryKey: [root, 'missing'] }),
  });
}
