import { type ExerciseSession, exerciseSessionId } from '@chitta/contract';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { cursorMicros, decodeCursor, encodeCursor } from '#server/platform/http/keyset-cursor.ts';
import { presentExerciseSession } from './exercise-sessions.presenter.ts';
import { createExerciseSessionQueries, type SessionState } from './exercise-sessions.queries.ts';

const cursorKey = z.tuple([cursorMicros, exerciseSessionId]);

interface ListOptions {
  readonly userId: number;
  readonly query: {
    readonly state?: SessionState | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  };
}

/** One page of the member's exercises, latest first. Throws `requests.invalid` for a cursor that is none. */
export async function listExerciseSessions(
  { db }: Pick<AppContext, 'db'>,
  { userId, query: { state, cursor, limit } }: ListOptions,
): Promise<{ items: ExerciseSession[]; nextCursor: string | null }> {
  const rows = await createExerciseSessionQueries(db).list({
    userId,
    state,
    after: cursor === undefined ? null : decodeCursor(cursor, cursorKey),
    // One more than the page tells whether another page follows.
    count: limit + 1,
  });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(({ session }) => presentExerciseSession(session)),
    nextCursor: last ? encodeCursor([last.micros, last.session.id]) : null,
  };
}
