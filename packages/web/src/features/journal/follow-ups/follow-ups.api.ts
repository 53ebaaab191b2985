import type { DueFollowUp, FollowUp, PutFitRequest } from '@chitta/contract';
import type { DeedState } from '@chitta/contract/limits';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

const root = ['follow-ups'] as const;
/** What these calls concern says itself what is wrong. */
const quiet = { isQuiet: true };
const paramsOf = (dreamId: number) => ({ params: { id: String(dreamId) } });

/** The question that the journal asks today, or null. */
export const dueQuery = queryOptions({
  queryKey: [...root, 'due'] as const,
  queryFn: async ({ signal }) => (await api('GET /api/follow-ups', { signal })).due,
  meta: quiet,
});

export function followUpQuery(dreamId: number) {
  return queryOptions({
    queryKey: [...root, 'dream', dreamId] as const,
    queryFn: ({ signal }) => api('GET /api/dreams/:id/follow-up', { ...paramsOf(dreamId), signal }),
    meta: quiet,
  });
}

const hold = (client: QueryClient, followUp: FollowUp) =>
  client.setQueryData(followUpQuery(followUp.dreamId).queryKey, followUp);

/** Today's question is settled; the next one comes tomorrow at the earliest. */
const settle = (client: QueryClient, dreamId: number) =>
  client.setQueryData(dueQuery.queryKey, (due: DueFollowUp | null | undefined) =>
    due?.dreamId === dreamId ? null : due,
  );

/** Keeps the answer to a reading's question; null deletes it. */
export function useKeepAnswer(dreamId: number) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `answer-${dreamId}` },
    mutationFn: (text: string | null) =>
      text === null
        ? api('DELETE /api/dreams/:id/answer', paramsOf(dreamId))
        : api('PUT /api/dreams/:id/answer', { ...paramsOf(dreamId), body: { text } }),
    onSuccess: (followUp) => void hold(client, followUp),
  });
}

/** Keeps what is done with a reading's deed; null: as if it had never been accepted. */
export function useKeepDeed(dreamId: number) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `deed-${dreamId}` },
    mutationFn: (state: DeedState | null) =>
      state === null
        ? api('DELETE /api/dreams/:id/deed', paramsOf(dreamId))
        : api('PUT /api/dreams/:id/deed', { ...paramsOf(dreamId), body: { state } }),
    onSuccess: (followUp) => void hold(client, followUp),
  });
}

/** Keeps whether a reading fitted; null takes it back. One after the other, so that the last tap is the one that stays. */
export function useKeepFit(dreamId: number) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `fit-${dreamId}` },
    mutationFn: (fit: PutFitRequest | null) =>
      fit === null
        ? api('DELETE /api/dreams/:id/fit', paramsOf(dreamId))
        : api('PUT /api/dreams/:id/fit', { ...paramsOf(dreamId), body: fit }),
    onSuccess: (followUp) => {
      hold(client, followUp);
      settle(client, dreamId);
    },
  });
}

export function useDismissQuestion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ dreamId, day }: Pick<DueFollowUp, 'dreamId' | 'day'>) =>
      api('POST /api/dreams/:id/fit/dismissal', { ...paramsOf(dreamId), body: { day } }),
    onSuccess: (_answer, { dreamId }) => void settle(client, dreamId),
  });
}

/** Lets the journal ask, or keeps it from asking. */
export function useAskQuestions() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'reading-settings' },
    mutationFn: (followUpQuestions: boolean) =>
      api('PATCH /api/reading-settings', { body: { followUpQuestions } }),
    onSuccess: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: dueQuery.queryKey }),
        client.invalidateQueries({ queryKey: ['reading-settings'] }),
      ]);
    },
  });
}
