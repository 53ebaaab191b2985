import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

export const announcementsKey = '/api/announcements/active';

/** Where the notification centre keeps what it knows: putting an announcement aside reads it there. */
const centreKey = '/api/notifications';

/** What is announced now, asked every five minutes while somebody looks. */
export const announcementsQuery = (userId: number, language: string) =>
  queryOptions({
    queryKey: [announcementsKey, userId, language] as const,
    queryFn: ({ signal }) => api('GET /api/announcements/active', { signal }),
    refetchInterval: 300_000,
    staleTime: 0,
    refetchOnWindowFocus: false,
    // What is not announced now is announced later.
    meta: { isQuiet: true },
  });

/** Everything that changes once an announcement was read. */
export const keysOfReading = [[announcementsKey], [centreKey]] as const;

export function sendRead(id: number) {
  return api('POST /api/announcements/:id/read', { params: { id: String(id) } });
}
