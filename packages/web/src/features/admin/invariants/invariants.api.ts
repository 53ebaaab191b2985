import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

/** What the newest check found; null before the first. */
export const invariantsQuery = queryOptions({
  queryKey: ['invariants'] as const,
  queryFn: ({ signal }) => api('GET /api/admin/invariants', { signal }),
  staleTime: 0,
  meta: { isQuiet: true },
});

/** Checks now; what is found takes the place of what was. */
export function useCheckNow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /api/admin/invariants'),
    onSuccess: (check) => client.setQueryData(invariantsQuery.queryKey, check),
  });
}
