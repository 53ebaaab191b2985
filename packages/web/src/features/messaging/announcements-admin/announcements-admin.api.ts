import type { ChangeAnnouncementRequest, CreateAnnouncementRequest } from '@chitta/contract';
import type { AnnouncementAudience, Language } from '@chitta/contract/limits';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

const listKey = 'announcements-admin';

/** All announcements, the newest first, page by page. */
export const announcementsQuery = infiniteQueryOptions({
  queryKey: [listKey] as const,
  queryFn: ({ pageParam, signal }) =>
    api('GET /api/admin/announcements', { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
  staleTime: 0,
  meta: { isQuiet: true },
});

/** How many members an announcement would be for. */
export const audienceSizeQuery = (audience: AnnouncementAudience, language: Language | null) =>
  queryOptions({
    queryKey: ['announcement-audience', audience, language] as const,
    queryFn: ({ signal }) =>
      api('GET /api/admin/announcements/audience-size', {
        query: { audience, ...(language && { language }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    meta: { isQuiet: true },
  });

/** A new announcement, or one that is changed. */
export type Written =
  | { readonly id: null; readonly body: CreateAnnouncementRequest }
  | { readonly id: number; readonly body: ChangeAnnouncementRequest };

const write = ({ id, body }: Written) =>
  id === null
    ? api('POST /api/admin/announcements', { body })
    : api('PUT /api/admin/announcements/:id', { params: { id: String(id) }, body });

const withdraw = (id: number) =>
  api('POST /api/admin/announcements/:id/withdraw', { params: { id: String(id) } });

export function useWriteAnnouncement() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSettled: () => client.invalidateQueries({ queryKey: [listKey] }),
    meta: { isQuiet: true },
  });
}

export function useWithdrawAnnouncement() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: withdraw,
    onSettled: () => client.invalidateQueries({ queryKey: [listKey] }),
  });
}
