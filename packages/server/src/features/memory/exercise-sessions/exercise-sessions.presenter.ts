import type { ExerciseSession } from '@chitta/contract';
import type { ExerciseSessionRow } from '#server/db/tables/memory/memory-exercise-sessions.ts';

export function presentExerciseSession({
  userId: _,
  days,
  completedAt,
  createdAt,
  updatedAt,
  ...session
}: ExerciseSessionRow): ExerciseSession {
  return {
    ...session,
    days: [...days],
    completedAt: completedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
