import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

export const emailChangeQuery = queryOptions({
  queryKey: ['email-changes'] as const,
  queryFn: ({ signal }) => api('GET /api/email-changes', { signal }),
  // The section says itself what is wrong.
  meta: { isQuiet: true },
});

/** Asks for another address; what waits then is known at once. */
export function useAskEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => api('POST /api/email-changes', { body: { email } }),
    onSuccess: (change) => client.setQueryData(emailChangeQuery.queryKey, change),
  });
}

export function useWithdrawEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api('DELETE /api/email-changes'),
    onSuccess: () => client.setQueryData(emailChangeQuery.queryKey, null),
  });
}
