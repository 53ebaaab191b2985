import type { KeepExerciseSessionRequest } from '@chitta/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

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

/** Sends an exercise that has ended; `id` is the same for every attempt. Throws what the call throws. */
export async function sendExercise(id: string, body: KeepExerciseSessionRequest): Promise<void> {
  await api('POST /api/memory/exercise-sessions', {
    body,
    headers: { 'idempotency-key': id },
    signal: AbortSignal.timeout(callWithin),
  });
}
