import type { Handle } from '#server/db/client.ts';
import type { ExerciseSessionRow } from '#server/db/tables/memory/memory-exercise-sessions.ts';
import { createExerciseSessionQueries } from './exercise-sessions.queries.ts';

/** What figures go by. */
export type CompletedSession = Pick<ExerciseSessionRow, 'date' | 'assistedDays' | 'unassistedDays' | 'days'>;

/** Completed exercises of the member of the day `from` and later, first to last. */
export function listCompletedSessions(
  handle: Handle,
  userId: number,
  from: string,
): Promise<CompletedSession[]> {
  return createExerciseSessionQueries(handle).listCompleted(userId, from);
}

/** The furthest that the member ever went back in one exercise, on the latest such day; null: never. */
export async function findLongestReach(handle: Handle, userId: number) {
  const queries = createExerciseSessionQueries(handle);
  const [unassisted, withHelp] = await Promise.all([
    queries.findFurthest(userId, 'unassisted'),
    queries.findFurthest(userId, 'with help'),
  ]);
  return { unassisted: unassisted ?? null, withHelp: withHelp ?? null };
}
