import type { AdminTicket, ChangeAdminTicketRequest } from '@chitta/contract';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { type DeskSearch, queryOf } from './desk-search.ts';

const root = 'tickets-desk';

/** Tickets as they are searched for, page by page; each page says how the whole desk stands. */
export const deskTicketsQuery = (search: DeskSearch) => {
  const query = queryOf(search);
  return infiniteQueryOptions({
    queryKey: [root, 'list', query] as const,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/admin/tickets', { query: { ...query, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    // Nothing jumps while what was narrowed is on its way.
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { isQuiet: true },
  });
};

export const deskTicketQuery = (id: string) =>
  queryOptions({
    queryKey: [root, 'one', id] as const,
    queryFn: ({ signal }) => api('GET /api/admin/tickets/:id', { params: { id }, signal }),
    staleTime: 0,
    meta: { isQuiet: true },
  });

/** Who tickets can be assigned to. */
export const administratorsQuery = queryOptions({
  queryKey: [root, 'administrators'] as const,
  queryFn: ({ signal }) =>
    api('GET /api/admin/users', { query: { admin: 'true', status: 'active', limit: '100' }, signal }),
  select: ({ items }) => items.map(({ id, username }) => ({ id, username })),
  meta: { isQuiet: true },
});

/** Tickets that fit some words best, for the one that a duplicate belongs to. */
export const similarTicketsQuery = (words: string) =>
  queryOptions({
    queryKey: [root, 'similar', words] as const,
    queryFn: ({ signal }) =>
      api('GET /api/admin/tickets', { query: { words, sort: 'similar', limit: '10' }, signal }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { isQuiet: true },
  });

/** How many would stand behind a ticket if another were merged into it. */
export const mergePreviewQuery = (id: number, into: number) =>
  queryOptions({
    queryKey: [root, 'merge', id, into] as const,
    queryFn: ({ signal }) =>
      api('GET /api/admin/tickets/:id/merge', {
        params: { id: String(id) },
        query: { into: String(into) },
        signal,
      }),
    staleTime: 0,
    meta: { isQuiet: true },
  });

function keep(client: QueryClient, ticket: AdminTicket): void {
  client.setQueryData(deskTicketQuery(String(ticket.id)).queryKey, ticket);
  void client.invalidateQueries({ queryKey: [root, 'list'] });
  void client.invalidateQueries({ queryKey: ['audit-log'] });
}

/** Where somebody else was faster, the ticket is looked at again as it is now. */
function lookAgain(client: QueryClient, id: number, error: unknown): void {
  if (error instanceof ApiError && error.reason === 'tickets.changed_meanwhile')
    void client.invalidateQueries({ queryKey: deskTicketQuery(String(id)).queryKey });
}

export type TicketChange = Omit<ChangeAdminTicketRequest, 'version'>;

/** Changes the ticket that is shown; refused where somebody has changed it since. */
export function useChangeTicket({ id, version }: Pick<AdminTicket, 'id' | 'version'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: TicketChange) =>
      api('PATCH /api/admin/tickets/:id', { params: { id: String(id) }, body: { version, ...change } }),
    onSuccess: (ticket) => keep(client, ticket),
    onError: (error) => lookAgain(client, id, error),
    meta: { isQuiet: true },
  });
}

export interface Said {
  readonly text: string;
  /** A note, which the member never sees. */
  readonly isInternal: boolean;
}

export function useAnswerTicket({ id, version }: Pick<AdminTicket, 'id' | 'version'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (said: Said) =>
      api('POST /api/admin/tickets/:id/answers', { params: { id: String(id) }, body: { version, ...said } }),
    onSuccess: (ticket) => keep(client, ticket),
    onError: (error) => lookAgain(client, id, error),
    meta: { isQuiet: true },
  });
}
