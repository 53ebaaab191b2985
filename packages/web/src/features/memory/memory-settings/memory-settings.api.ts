import type { MemorySettings } from '@chitta/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

export const memorySettingsQuery = queryOptions({
  queryKey: ['memory', 'settings'],
  queryFn: ({ signal }) => api('GET /api/memory/settings', { signal }),
  meta: { isQuiet: true },
});

/** Changes some of the settings; the others are sent as they stand, since all are replaced. */
export function useChangeMemorySettings() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'memory-settings' },
    mutationFn: async (changes: Partial<MemorySettings>) => {
      const body = { ...(await client.fetchQuery({ ...memorySettingsQuery, staleTime: 0 })), ...changes };
      return api('PUT /api/memory/settings', { body });
    },
    onSuccess: (settings) => {
      client.setQueryData(memorySettingsQuery.queryKey, settings);
      // The goal stands beside the figures.
      void client.invalidateQueries({ queryKey: ['memory', 'progress'] });
    },
  });
}
