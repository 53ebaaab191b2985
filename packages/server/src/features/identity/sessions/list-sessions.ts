import type { Session } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { presentSession } from './sessions.presenter.ts';
import { createSessionsQueries } from './sessions.queries.ts';

/** Where the member is signed in: the session that asks first, then the last seen. */
export async function listSessions(
  { db, clock }: AppContext,
  userId: number,
  currentId: number,
): Promise<Session[]> {
  const rows = await createSessionsQueries(db).list(userId, clock.now());
  const items = rows.map((row) => presentSession(row, currentId));
  return items.toSorted((first, second) => Number(second.isCurrent) - Number(first.isCurrent));
}
