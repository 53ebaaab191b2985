import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/lib/api-client.ts';
import { sessionQuery, useMember } from '#web/lib/session.ts';

const emailChangeQuery = queryOptions({
  queryKey: ['email-changes'] as const,
  queryFn: ({ signal }) => api('GET /api/email-changes', { signal }),
  // The link is followed in another tab, so whoever comes back to this one wants to see what became of it.
  staleTime: 0,
  refetchOnWindowFocus: true,
  // The section says itself what is wrong.
  meta: { isQuiet: true },
});

/** The address that waits, until the member has it: where it waits no more, the member is read again. */
export function usePendingChange() {
  const client = useQueryClient();
  const { email } = useMember();
  const query = useQuery(emailChangeQuery);
  const waiting = query.data && query.data.email !== email ? query.data : null;
  const isWaiting = waiting !== null;
  useEffect(() => {
    if (!isWaiting) return;
    return () => void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }, [client, isWaiting]);
  return { ...query, waiting };
}

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
