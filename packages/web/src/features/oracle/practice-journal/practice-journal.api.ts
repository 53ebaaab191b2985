import type { WritePracticeEntryRequest } from '@chitta/contract';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

const entriesKey = (consultationId: string) => ['oracle', 'practice-entries', consultationId] as const;

export function entriesQuery(consultationId: string) {
  return queryOptions({
    queryKey: entriesKey(consultationId),
    queryFn: ({ signal }) =>
      api('GET /api/oracle/consultations/:id/practice-entries', { params: { id: consultationId }, signal }),
    meta: { isQuiet: true },
  });
}

/** What counts entries is asked for again: the consultation, the lists, what the practice comes to. */
function refresh(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['oracle'] });
}

interface WriteInput {
  readonly body: WritePracticeEntryRequest;
  /** The same for every attempt at the same entry. */
  readonly key: string;
}

/** Writes a new entry, or, with its number, changes one. */
export function useWriteEntry(consultationId: string, entryNumber: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: WriteInput) =>
      entryNumber === null
        ? api('POST /api/oracle/consultations/:id/practice-entries', {
            params: { id: consultationId },
            body,
            headers: { 'idempotency-key': key },
          })
        : api('PUT /api/oracle/consultations/:id/practice-entries/:entryNumber', {
            params: { id: consultationId, entryNumber: String(entryNumber) },
            body,
          }),
    onSuccess: () => refresh(client),
  });
}

export function useRemoveEntry(consultationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (entryNumber: number) =>
      api('DELETE /api/oracle/consultations/:id/practice-entries/:entryNumber', {
        params: { id: consultationId, entryNumber: String(entryNumber) },
      }),
    onSuccess: () => refresh(client),
  });
}
