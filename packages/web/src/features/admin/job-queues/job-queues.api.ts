import type { JobQueue } from '@chitta/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

/** Scheduled jobs with what waits, runs and failed of each. */
export const jobQueuesQuery = queryOptions({
  queryKey: ['job-queues'] as const,
  queryFn: ({ signal }) => api('GET /api/admin/jobs', { signal }),
  select: ({ items }) => items,
  staleTime: 0,
  meta: { isQuiet: true },
});

export type JobAct = 'retry' | 'discard';

/** Has the last failed run of a job done again, or forgets what failed. */
export function useActOnJob({ name }: Pick<JobQueue, 'name'>, act: JobAct) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      act === 'retry'
        ? api('POST /api/admin/jobs/:name/retry', { params: { name }, body: { reason } })
        : api('POST /api/admin/jobs/:name/discard', { params: { name }, body: { reason } }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: jobQueuesQuery.queryKey });
      void client.invalidateQueries({ queryKey: ['audit-log'] });
    },
    meta: { isQuiet: true },
  });
}
