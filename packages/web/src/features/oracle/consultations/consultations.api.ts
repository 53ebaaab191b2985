import type { AskOracleRequest, ChangeConsultationRequest, Consultation } from '@chitta/contract';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { type HistorySearch, queryOf } from './history/history-search.ts';
import { consultationOrKept, forgetKept, listOrKept } from './kept/kept-consultations.ts';

const consultationKeys = {
  today: ['oracle', 'today'] as const,
  lists: ['oracle', 'list'] as const,
  list: (search: HistorySearch) => ['oracle', 'list', search] as const,
  detail: (id: string) => ['oracle', 'detail', id] as const,
  dream: (id: number) => ['oracle', 'dream', id] as const,
};

/** The pages say themselves what is wrong: what was already shown stays. */
const quiet = { isQuiet: true };

/** Whether one may ask, and what waits. */
export const todayQuery = queryOptions({
  queryKey: consultationKeys.today,
  queryFn: ({ signal }) => api('GET /api/oracle/today', { signal }),
  meta: quiet,
});

/** Consultations page by page; while a new search is under way the earlier result stays. */
export function consultationListQuery(search: HistorySearch) {
  return infiniteQueryOptions({
    queryKey: consultationKeys.list(search),
    queryFn: ({ pageParam, signal }) => {
      const query = { ...queryOf(search), ...(pageParam && { cursor: pageParam }) };
      const page = api('GET /api/oracle/consultations', { query, signal });
      return Object.keys(query).length === 0 ? listOrKept(page) : page;
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    meta: quiet,
  });
}

export function consultationQuery(id: string) {
  return queryOptions({
    queryKey: consultationKeys.detail(id),
    queryFn: ({ signal }) =>
      consultationOrKept(id, api('GET /api/oracle/consultations/:id', { params: { id }, signal })),
    meta: quiet,
  });
}

/** A dream whose words a sentence rests on, asked for when that is looked at. */
export function touchingDreamQuery(id: number) {
  return queryOptions({
    queryKey: consultationKeys.dream(id),
    queryFn: ({ signal }) => api('GET /api/dreams/:id', { params: { id: String(id) }, signal }),
    meta: quiet,
  });
}

/** What lists and counts consultations is asked for again. */
async function refreshLists(client: QueryClient): Promise<void> {
  const keys = [consultationKeys.lists, consultationKeys.today];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** A changed consultation is known at once. */
function take(client: QueryClient, consultation: Consultation): void {
  client.setQueryData(consultationKeys.detail(consultation.id), consultation);
  void refreshLists(client);
}

interface AskInput {
  readonly body: AskOracleRequest;
  /** The same for every attempt at the same words, so that a retry asks nothing twice. */
  readonly key: string;
}

export function useAskOracle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: AskInput) =>
      api('POST /api/oracle/consultations', { body, headers: { 'idempotency-key': key } }),
    onSuccess: (consultation) => take(client, consultation),
    // It may be refused because the free one is used up, or have arrived all the same.
    onError: () => void refreshLists(client),
  });
}

export function useChangeConsultation(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeConsultationRequest) =>
      api('PATCH /api/oracle/consultations/:id', { params: { id }, body }),
    onSuccess: (consultation) => take(client, consultation),
  });
}

export function useRemoveConsultation(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api('DELETE /api/oracle/consultations/:id', { params: { id } }),
    onSuccess: async () => {
      await forgetKept(id);
      void refreshLists(client);
    },
  });
}
