import type { Session } from '@chitta/contract';
import type { Session as SessionRow } from '#server/db/tables/identity/sessions.ts';

export function presentSession(row: Omit<SessionRow, 'tokenHash'>, currentId: number): Session {
  return {
    id: row.id,
    browser: row.browser,
    system: row.system,
    timezone: row.timezone,
    method: row.method,
    hasSecondFactor: row.hasSecondFactor,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isCurrent: row.id === currentId,
  };
}
