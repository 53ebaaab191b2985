import type { SessionUser } from '@chitta/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/lib/api-client.ts';
import { keepDreams } from './keep-dreams.ts';
import { openKeptStore } from './kept-store.ts';

/** Dreams that are kept: the last of the journal. */
const keptDreams = 100;

/** Whoever pays for every byte has asked for less. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

// Among the lists of dreams: what changes them has this asked for again.
function keptDreamsQuery(memberId: number) {
  return queryOptions({
    queryKey: ['dreams', 'list', 'kept', memberId] as const,
    queryFn: ({ signal }) =>
      keepDreams({
        store: openKeptStore(memberId),
        fetchLines: async () =>
          (await api('GET /api/dreams', { query: { limit: String(keptDreams) }, signal })).items,
        fetchDreams: async (ids) =>
          (await api('GET /api/dreams/whole', { query: { ids: ids.join(',') }, signal })).items,
      }),
    meta: { isQuiet: true },
    enabled: typeof caches !== 'undefined' && !savesData(),
  });
}

/** Keeps the last dreams of the member on this device, and has shown ones asked for again once there is a connection. */
export function useKeptDreams({ id }: SessionUser): void {
  const client = useQueryClient();
  useQuery(keptDreamsQuery(id));
  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: ['dreams'] });
    window.addEventListener('online', refresh);
    return () => window.removeEventListener('online', refresh);
  }, [client]);
}
