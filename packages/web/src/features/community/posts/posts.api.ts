import type { CommunityPost, CommunityReportRequest, limits } from '@chitta/contract';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';

/** The pages say themselves what is wrong. */
const quiet = { isQuiet: true };
/** What is withdrawn is gone for everybody: whoever comes back to it asks anew. */
const askedAnew = { staleTime: 0, refetchOnWindowFocus: true } as const;
const postsKey = ['community', 'posts'] as const;

export interface PostFilter {
  readonly language?: 'en' | 'es' | undefined;
  /** Name of the theme whose room is looked at. */
  readonly theme?: string | undefined;
  readonly circle?: string | undefined;
  readonly isOwn?: boolean | undefined;
}

/** What members have shared, newest first. */
export function postsQuery({ language, theme, circle, isOwn = false }: PostFilter) {
  return infiniteQueryOptions({
    queryKey: [...postsKey, 'list', language ?? 'all', theme ?? 'all', circle ?? 'none', isOwn],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/community/posts', {
        query: {
          ...(language && { language }),
          ...(theme && { theme }),
          ...(circle && { circle }),
          own: isOwn ? 'true' : 'false',
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    ...askedAnew,
    meta: quiet,
  });
}

export function postQuery(id: string) {
  return queryOptions({
    queryKey: [...postsKey, 'one', id],
    queryFn: ({ signal }) => api('GET /api/community/posts/:id', { params: { id }, signal }),
    ...askedAnew,
    meta: quiet,
  });
}

/** What others dream of in the room of a theme. */
export function roomQuery(name: string, language: 'en' | 'es') {
  return queryOptions({
    queryKey: ['community', 'rooms', name, language],
    queryFn: ({ signal }) =>
      api('GET /api/community/rooms/:name', { params: { name }, query: { language }, signal }),
    meta: quiet,
  });
}

/** What was withdrawn or blocked is gone at once, wherever it was shown. */
function forgetAll(client: QueryClient) {
  return client.invalidateQueries({ queryKey: ['community'] });
}

/** What somebody answers to and is not there any more is no longer shown. */
export function forgetWithdrawn(client: QueryClient, error: Error) {
  const isGone = error instanceof ApiError && error.status === 404;
  return isGone ? client.invalidateQueries({ queryKey: postsKey }) : undefined;
}

export function useWithdrawPost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api('DELETE /api/community/posts/:id', { params: { id } }),
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: postQuery(id).queryKey });
      return forgetAll(client);
    },
  });
}

interface Reaction {
  readonly kind: limits.CommunityReaction;
  readonly isOn: boolean;
}

export function useReact(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, isOn }: Reaction) =>
      isOn
        ? api('PUT /api/community/posts/:id/reactions/:kind', { params: { id, kind } })
        : api('DELETE /api/community/posts/:id/reactions/:kind', { params: { id, kind } }),
    onSuccess: () => client.invalidateQueries({ queryKey: postsKey }),
    onError: (error) => forgetWithdrawn(client, error),
  });
}

/** What is reported: a post or a reply. */
export interface Reported {
  readonly kind: 'post' | 'reply';
  readonly id: string;
}

export function useReport({ kind, id }: Reported) {
  return useMutation({
    mutationFn: (body: CommunityReportRequest) =>
      kind === 'post'
        ? api('POST /api/community/posts/:id/reports', { params: { id }, body })
        : api('POST /api/community/replies/:id/reports', { params: { id }, body }),
  });
}

export function useAppeal({ kind, id }: Reported) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      kind === 'post'
        ? api('POST /api/community/posts/:id/appeals', { params: { id }, body: { text } })
        : api('POST /api/community/replies/:id/appeals', { params: { id }, body: { text } }),
    onSuccess: () => forgetAll(client),
  });
}

export function useBlock() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api('PUT /api/community/blocks/:id', { params: { id } }),
    onSuccess: () => forgetAll(client),
  });
}

/** Where the member stands with a reaction. */
export function hasReacted(post: CommunityPost, kind: limits.CommunityReaction): boolean {
  return post.reactions.some((reaction) => reaction.kind === kind && reaction.isMine);
}
