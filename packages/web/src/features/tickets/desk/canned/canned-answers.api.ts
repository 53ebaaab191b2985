import type { CannedAnswer, CannedAnswerValues } from '@chitta/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

const root = 'canned-answers';

/** All canned answers, by name. */
export const cannedAnswersQuery = queryOptions({
  queryKey: [root] as const,
  queryFn: ({ signal }) => api('GET /api/admin/canned-answers', { signal }),
  select: ({ items }) => items,
  staleTime: 0,
  meta: { isQuiet: true },
});

interface Kept {
  /** The one that is changed; null: a new one. */
  readonly of: CannedAnswer | null;
  readonly values: CannedAnswerValues;
}

const keep = ({ of, values }: Kept) =>
  of === null
    ? api('POST /api/admin/canned-answers', { body: values })
    : api('PUT /api/admin/canned-answers/:id', {
        params: { id: String(of.id) },
        body: { ...values, version: of.version },
      });

/** Writes a new one, or changes one that nobody has changed since. */
export function useKeepCanned() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: keep,
    onSettled: () => client.invalidateQueries({ queryKey: [root] }),
    meta: { isQuiet: true },
  });
}

export function useDeleteCanned() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api('DELETE /api/admin/canned-answers/:id', { params: { id: String(id) } }),
    onSettled: () => client.invalidateQueries({ queryKey: [root] }),
    meta: { isQuiet: true },
  });
}
