import type { ReadNotificationsRequest } from '@chitta/contract';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

const notificationsKey = '/api/notifications';

/** What is announced on the page: an announcement that was read here is put aside there. */
const announcementsKey = '/api/announcements/active';

/** The notification centre, page by page, looked into every five minutes while somebody is there. */
export const notificationsQuery = (userId: number, language: string) =>
  infiniteQueryOptions({
    queryKey: [notificationsKey, userId, language] as const,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/notifications', { query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: 300_000,
    staleTime: 0,
    refetchOnWindowFocus: false,
    meta: { isQuiet: true },
  });

export function useReadNotifications() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: ReadNotificationsRequest) => api('POST /api/notifications/read', { body: request }),
    onSettled: () =>
      Promise.all(
        [notificationsKey, announcementsKey].map((key) => client.invalidateQueries({ queryKey: [key] })),
      ),
  });
}
