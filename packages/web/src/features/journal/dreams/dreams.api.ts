import type { Dream, RecordDreamRequest, ReviseDreamRequest } from '@chitta/contract';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import type { JournalSearch } from './journal/journal-search.ts';
import { dreamOrKept, type KeptPage, pageOrKept } from './kept/or-kept.ts';
import { answerWithin } from './outbox/answer-within.ts';
import type { SaidToReading } from './outbox/outbox-entry.ts';
import { sendSaid } from './outbox/send-said.ts';

const dreamKeys = {
  all: ['dreams'] as const,
  lists: ['dreams', 'list'] as const,
  list: (search: JournalSearch) => ['dreams', 'list', search] as const,
  facets: ['dreams', 'facets'] as const,
  latest: ['dreams', 'latest'] as const,
  onDays: ['dreams', 'on-day'] as const,
  onDay: (day: string) => ['dreams', 'on-day', day] as const,
  deleted: ['dreams', 'deleted'] as const,
  earlier: (id: number) => ['dreams', 'earlier-readings', id] as const,
  detail: (id: number) => ['dreams', 'detail', id] as const,
};

/** Whoever saves is not kept waiting for an answer that does not come: what was sent waits in the outbox then. */
const inTime = () => AbortSignal.timeout(answerWithin);

/** The pages say themselves what is wrong: what was already shown stays. */
const quiet = { isQuiet: true };

type JournalPage = Awaited<ReturnType<typeof api<'GET /api/dreams'>>> & Partial<Pick<KeptPage, 'isKept'>>;

/** The journal page by page; while a new search is under way the earlier result stays. */
export function dreamListQuery(search: JournalSearch) {
  return infiniteQueryOptions({
    queryKey: dreamKeys.list(search),
    queryFn: ({ pageParam, signal }): Promise<JournalPage> => {
      const query = { ...search, ...(pageParam ? { cursor: pageParam } : {}) };
      const page = api('GET /api/dreams', { query, signal });
      return pageParam ? page : pageOrKept(page, search);
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    meta: quiet,
  });
}

export const dreamFacetsQuery = queryOptions({
  queryKey: dreamKeys.facets,
  queryFn: ({ signal }) => api('GET /api/dreams/facets', { signal }),
  placeholderData: keepPreviousData,
  meta: quiet,
});

function fetchDream(id: number, signal: AbortSignal): Promise<Dream> {
  return api('GET /api/dreams/:id', { params: { id: String(id) }, signal });
}

export function dreamQuery(id: number) {
  return queryOptions({
    queryKey: dreamKeys.detail(id),
    queryFn: ({ signal }) => dreamOrKept(fetchDream(id, signal), id),
    meta: quiet,
  });
}

/** Dreams of this day in earlier months and years; `day` is today, `YYYY-MM-DD` in the member's zone. */
export function onThisDayQuery(day: string) {
  return queryOptions({
    queryKey: dreamKeys.onDay(day),
    queryFn: ({ signal }) => api('GET /api/dreams/on-this-day', { signal }),
    meta: quiet,
  });
}

/** The dream kept last that has a reading; null where none has. */
export const latestReadDreamQuery = queryOptions({
  queryKey: dreamKeys.latest,
  queryFn: async ({ signal }) => (await api('GET /api/dreams/latest-reading', { signal })).dream,
  meta: quiet,
});

/** The dream of the last night that can be read; null where the journal's first lines hold none. */
export const lastDreamQuery = queryOptions({
  queryKey: [...dreamKeys.latest, 'readable'] as const,
  queryFn: async ({ signal }) => {
    const { items } = await api('GET /api/dreams', { query: { limit: 3 }, signal });
    const last = items.find(({ isReadable }) => isReadable);
    return last ? fetchDream(last.id, signal) : null;
  },
  meta: quiet,
});

/** Dreams that can still be brought back, page by page. */
export const deletedDreamsQuery = infiniteQueryOptions({
  queryKey: dreamKeys.deleted,
  queryFn: ({ pageParam, signal }) =>
    api('GET /api/dreams/deleted', { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
  meta: quiet,
});

/** Readings of a dream that later ones have taken the place of, page by page. */
export function earlierReadingsQuery(id: number) {
  return infiniteQueryOptions({
    queryKey: dreamKeys.earlier(id),
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/dreams/:id/readings', {
        params: { id: String(id) },
        query: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    meta: quiet,
  });
}

/** A changed dream is known at once; what lists and counts it is asked for again. */
function keepDream(client: QueryClient, dream: Dream): Promise<void> {
  client.setQueryData(dreamKeys.detail(dream.id), dream);
  return refreshJournal(client);
}

/** Asks again for everything that lists dreams. */
export async function refreshJournal(client: QueryClient): Promise<void> {
  const keys = [dreamKeys.lists, dreamKeys.facets, dreamKeys.latest, dreamKeys.onDays, dreamKeys.deleted];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

export interface RecordDreamInput {
  readonly body: RecordDreamRequest;
  /** The same for every attempt to save the same dream. */
  readonly key: string;
}

export function useRecordDream() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: RecordDreamInput) =>
      api('POST /api/dreams', { body, headers: { 'idempotency-key': key }, signal: inTime() }),
    onSuccess: (dream) => void keepDream(client, dream),
  });
}

/** Asks again for a dream that something was added to, or taken from, beside its words. */
export function refreshDream(client: QueryClient, id: number): void {
  void client.invalidateQueries({ queryKey: dreamKeys.detail(id) });
}

/** Takes a dream into what is shown that came into the journal behind the page's back. */
export function takeArrivedDream(client: QueryClient, dream: Dream): void {
  void keepDream(client, dream);
  // The answer to its reading may have come with it.
  void refreshFollowUps(client);
}

/** Asks again for what was said to readings. */
export function refreshFollowUps(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['follow-ups'] });
}

/**
 * Sends what was said to a reading before its dream was kept; what is shown of it is asked for again. Gives what did not
 * arrive.
 */
export function useSendSaid() {
  const client = useQueryClient();
  return async (dreamId: number, said: SaidToReading): Promise<SaidToReading> => {
    let left = said;
    const onTold = (rest: SaidToReading) => {
      left = rest;
    };
    // Whatever it was: what is left waits, and is told why when it goes by itself.
    await sendSaid(dreamId, said, { signal: inTime, onTold }).catch(() => undefined);
    void refreshFollowUps(client);
    return left;
  };
}

export function useReviseDream(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ReviseDreamRequest) =>
      api('PATCH /api/dreams/:id', { params: { id: String(id) }, body, signal: inTime() }),
    onSuccess: (dream) => void keepDream(client, dream),
  });
}

export interface ReadKeptDreamInput {
  readonly id: number;
  /** The same for every attempt at the same words, so that a retry is not charged again. */
  readonly key: string;
  readonly signal?: AbortSignal;
}

/** Reads a dream of the journal, for the first time or again. */
export function useReadKeptDream() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, key, signal }: ReadKeptDreamInput) =>
      api('POST /api/dreams/:id/readings', {
        params: { id: String(id) },
        headers: { 'idempotency-key': key },
        body: { timestamp: Date.now() },
        ...(signal && { signal }),
      }),
    onSuccess: ({ dream }) => {
      void keepDream(client, dream);
      void client.invalidateQueries({ queryKey: dreamKeys.earlier(dream.id) });
    },
    // What was cut off may have been read all the same.
    onError: (_error, { id }) => void client.invalidateQueries({ queryKey: dreamKeys.detail(id) }),
  });
}

export function useRemoveDream() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api('DELETE /api/dreams/:id', { params: { id: String(id) } }),
    onSuccess: () => void refreshJournal(client),
  });
}

/** Makes the page of a deleted dream ask again, should its address be opened once more. */
export function useForgetDream() {
  const client = useQueryClient();
  return (id: number) => client.removeQueries({ queryKey: dreamKeys.detail(id) });
}

export function useRestoreDream() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api('POST /api/dreams/:id/restore', { params: { id: String(id) } }),
    onSuccess: (dream) => void keepDream(client, dream),
  });
}
