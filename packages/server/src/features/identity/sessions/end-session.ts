import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createSessionsQueries } from './sessions.queries.ts';

/** Ends a session of the member's own at once, on every node. Throws `sessions.not_found`. */
export async function endSession({ db }: AppContext, userId: number, id: number): Promise<void> {
  assertThat(await createSessionsQueries(db).end(userId, id), 'sessions.not_found');
}

/** Ends all sessions of the member but one; returns how many. */
export function endOtherSessions({ db }: AppContext, userId: number, kept: number): Promise<number> {
  return createSessionsQueries(db).endOthers(userId, kept);
}
