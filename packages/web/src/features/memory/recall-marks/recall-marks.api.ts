import type { MarkNightRequest } from '@chitta/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

const callWithin = 20_000;

/** Nights from a day to a day of which something is known. */
export function nightsQuery(from: string, to: string) {
  return queryOptions({
    queryKey: ['memory', 'recall', from, to],
    queryFn: async ({ signal }) => {
      const { nights } = await api('GET /api/memory/recall-marks', { query: { from, to }, signal });
      return nights;
    },
    meta: { isQuiet: true },
  });
}

/** Sends what is left of a night. Throws what the call throws. */
export async function sendMark(body: MarkNightRequest): Promise<void> {
  await api('PUT /api/memory/recall-marks', { body, signal: AbortSignal.timeout(callWithin) });
}

export function useTakeMarkAway() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (night: string) => api('DELETE /api/memory/recall-marks', { query: { night } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['memory'] }),
  });
}
