import type { ChangeTicketRequest, CreateTicketRequest, TicketSummary } from '@chitta/contract';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { apiUpload } from '#web/lib/api-upload.ts';

/** The pages say themselves what is wrong. */
const quiet = { isQuiet: true };
const ticketsKey = ['tickets'] as const;

export type TicketScope = 'own' | 'public';

/** The member's tickets, or those of anybody that are public; newest first. */
export function ticketsQuery(scope: TicketScope) {
  return infiniteQueryOptions({
    queryKey: [...ticketsKey, 'list', scope],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/tickets', { query: { scope, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    meta: quiet,
  });
}

/** Public tickets that may be about the same. */
export function similarQuery(words: string) {
  return queryOptions({
    queryKey: [...ticketsKey, 'similar', words],
    queryFn: ({ signal }) => api('GET /api/tickets', { query: { scope: 'public', words, limit: 5 }, signal }),
    meta: quiet,
  });
}

export function ticketQuery(id: number) {
  return queryOptions({
    queryKey: [...ticketsKey, 'one', id],
    queryFn: ({ signal }) => api('GET /api/tickets/:id', { params: { id: String(id) }, signal }),
    // Mails and notifications lead here: what they tell of is not in an older answer.
    staleTime: 0,
    meta: quiet,
  });
}

function forgetLists(client: QueryClient) {
  return Promise.all(
    ['list', 'similar'].map((part) => client.invalidateQueries({ queryKey: [...ticketsKey, part] })),
  );
}

interface Opening {
  readonly body: CreateTicketRequest;
  /** A picture of the screen. */
  readonly file: File | null;
  /** The same for every attempt. */
  readonly key: string;
}

export function useOpenTicket() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, file, key }: Opening) => {
      const headers = { 'idempotency-key': key };
      return file
        ? apiUpload('POST /api/tickets', { files: [file], body, headers })
        : api('POST /api/tickets', { body, headers });
    },
    onSuccess: (ticket) => {
      client.setQueryData(ticketQuery(ticket.id).queryKey, ticket);
      return forgetLists(client);
    },
  });
}

export function useChangeTicket(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeTicketRequest) =>
      api('PATCH /api/tickets/:id', { params: { id: String(id) }, body }),
    onSuccess: (ticket) => {
      client.setQueryData(ticketQuery(id).queryKey, ticket);
      return forgetLists(client);
    },
  });
}

interface Answer {
  readonly text: string;
  /** The same for every attempt. */
  readonly key: string;
}

export function useAnswerTicket(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ text, key }: Answer) =>
      api('POST /api/tickets/:id/answers', {
        params: { id: String(id) },
        body: { text },
        headers: { 'idempotency-key': key },
      }),
    onSuccess: (ticket) => {
      client.setQueryData(ticketQuery(id).queryKey, ticket);
      return forgetLists(client);
    },
  });
}

const interests = {
  vote: { on: 'PUT /api/tickets/:id/votes', off: 'DELETE /api/tickets/:id/votes' },
  follow: { on: 'PUT /api/tickets/:id/follow', off: 'DELETE /api/tickets/:id/follow' },
} as const;

/** A vote, or being told of changes: given and taken back. */
export function useInterest({ id }: Pick<TicketSummary, 'id'>, kind: keyof typeof interests) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => api(interests[kind][isOn ? 'on' : 'off'], { params: { id: String(id) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ticketsKey }),
  });
}
