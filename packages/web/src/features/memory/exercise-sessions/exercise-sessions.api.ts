import type { NewExerciseSessionRequest } from '@chitta/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';

const callWithin = 20_000;

/** The last exercises that were completed, latest first. */
export const lastExercisesQuery = queryOptions({
  queryKey: ['memory', 'exercises'],
  queryFn: async ({ signal }) => {
    const query = { state: 'completed', limit: 5 } as const;
    const { items } = await api('GET /api/memory/exercise-sessions', { query, signal });
    return items;
  },
  meta: { isQuiet: true },
});

/** Exercises that rest, wherever they were paused, latest first. */
export const pausedExercisesQuery = queryOptions({
  queryKey: ['memory', 'exercises', 'paused'],
  queryFn: async ({ signal }) => {
    const query = { state: 'paused', limit: 5 } as const;
    const { items } = await api('GET /api/memory/exercise-sessions', { query, signal });
    return items;
  },
  // Another device may have gone on with them.
  staleTime: 0,
  meta: { isQuiet: true },
});

/** How an exercise stands on the server: paused, ended, or `gone`. */
export function exerciseQuery(id: string) {
  return queryOptions({
    queryKey: ['memory', 'exercises', 'one', id],
    queryFn: ({ signal }) =>
      api('GET /api/memory/exercise-sessions/:id', { params: { id }, signal }).catch((error) => {
        if (isReason(error, 'exercise_sessions.not_found')) return 'gone' as const;
        throw error;
      }),
    staleTime: 0,
    gcTime: 0,
    meta: { isQuiet: true },
  });
}

const isReason = (error: unknown, reason: string) => error instanceof ApiError && error.reason === reason;

/**
 * Sends an exercise that has ended or rests, or lets it go (null); `id` is the same for every attempt. One that was ended
 * on another device meanwhile stays as it ended there. Throws what the calls throw.
 */
export async function sendExercise(id: string, body: NewExerciseSessionRequest | null): Promise<void> {
  const signal = AbortSignal.timeout(callWithin);
  if (body === null) {
    await api('DELETE /api/memory/exercise-sessions/:id', { params: { id }, signal }).catch((error) => {
      if (!isReason(error, 'exercise_sessions.not_found')) throw error;
    });
    return;
  }
  const headers: Record<string, string> = body.id === undefined ? { 'idempotency-key': id } : {};
  await api('POST /api/memory/exercise-sessions', { body, headers, signal }).catch((error) => {
    if (!isReason(error, 'exercise_sessions.completed')) throw error;
  });
}
