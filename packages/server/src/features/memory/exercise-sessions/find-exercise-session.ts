import type { ExerciseSession } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { presentExerciseSession } from './exercise-sessions.presenter.ts';
import { createExerciseSessionQueries } from './exercise-sessions.queries.ts';

export interface OfSession {
  readonly userId: number;
  readonly id: string;
}

/** One exercise of the member. Throws `exercise_sessions.not_found`, also for those of others. */
export async function findExerciseSession(
  { db }: Pick<AppContext, 'db'>,
  { userId, id }: OfSession,
): Promise<ExerciseSession> {
  const row = await createExerciseSessionQueries(db).find(userId, id);
  assertThat(row, 'exercise_sessions.not_found');
  return presentExerciseSession(row);
}
