import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'] as const,
  queryFn: async ({ signal }) => (await api('GET /api/sessions', { signal })).items,
  // Other devices come and go without this one.
  staleTime: 0,
  // The section says itself what is wrong.
  meta: { isQuiet: true },
});

/** Ends one session of the member's own, or all but this. What is left is asked for anew, also after a refusal. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (which: number | 'others') => {
      if (which === 'others') return (await api('DELETE /api/sessions')).ended;
      return (await api('DELETE /api/sessions/:id', { params: { id: String(which) } })).ended;
    },
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
