import { QueryCache, QueryClient } from '@tanstack/react-query';
import { request } from './api-client.ts';
import { reportFailure } from './failures/network-failure.ts';

const fiveMinutes = 5 * 60 * 1000;

/** Reads the path that a cache key begins with. */
function fetchByKey({ queryKey, signal }: { queryKey: readonly unknown[]; signal: AbortSignal }) {
  return request({ method: 'GET', path: String(queryKey[0]), signal });
}

/**
 * The store of server data: fresh for five minutes, never refetched on focus or by timer, never retried.
 * A read that fails without an answer, or with status 500 and above, opens the failure screen, unless its
 * `meta.isQuiet` says that the page shows the failure itself.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!query.meta?.isQuiet) reportFailure(error);
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: fetchByKey,
        staleTime: fiveMinutes,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: 0,
        networkMode: 'always',
      },
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
}
