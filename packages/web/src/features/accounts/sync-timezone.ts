import type { SessionUser } from '@chitta/contract';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { sessionQuery } from '#web/lib/session.ts';

/** The time zone of this browser, as an IANA name. */
export function browserTimezone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * Tells the server where the member's days begin, when this browser's time zone is another than it knows.
 * A failure is only logged: the day still ends, at the hour of the zone before.
 */
export async function syncTimezone(queryClient: QueryClient, user: SessionUser): Promise<void> {
  const timezone = browserTimezone();
  if (!timezone || timezone === user.timezone) return;
  try {
    const updated = await api('PATCH /api/user', { body: { timezone } });
    queryClient.setQueryData(sessionQuery.queryKey, updated);
  } catch (error) {
    console.warn('The time zone could not be saved:', error instanceof Error ? error.message : error);
  }
}
