import type { DoFollowUpRequest } from '@chitta/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

const followUpKey = (consultationId: string) => ['oracle', 'follow-up', consultationId] as const;

/** What a practice has come to so far, and the follow-up where it was done. */
export function followUpQuery(consultationId: string) {
  return queryOptions({
    queryKey: followUpKey(consultationId),
    queryFn: ({ signal }) =>
      api('GET /api/oracle/consultations/:id/follow-up', { params: { id: consultationId }, signal }),
    meta: { isQuiet: true },
  });
}

interface DoInput {
  readonly body: DoFollowUpRequest;
  /** The same for every attempt. */
  readonly key: string;
}

export function useDoFollowUp(consultationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: DoInput) =>
      api('POST /api/oracle/consultations/:id/follow-up', {
        params: { id: consultationId },
        body,
        headers: { 'idempotency-key': key },
      }),
    // It changes the consultation and the lists, and may have made another one.
    onSuccess: () => client.invalidateQueries({ queryKey: ['oracle'] }),
  });
}
