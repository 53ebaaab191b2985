import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createExerciseSessionQueries } from './exercise-sessions.queries.ts';
import type { OfSession } from './find-exercise-session.ts';

/** Deletes an exercise for good. Throws `exercise_sessions.not_found`. */
export async function deleteExerciseSession(
  { db }: Pick<AppContext, 'db'>,
  { userId, id }: OfSession,
): Promise<void> {
  assertThat(await createExerciseSessionQueries(db).delete(userId, id), 'exercise_sessions.not_found');
}
