import type { AuthTest } from '@chitta/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { type BrowserFindings, lookAtBrowser } from './browser-checks.ts';

export interface AuthFindings {
  readonly server: AuthTest;
  readonly browser: BrowserFindings;
}

/** Looks at the server and, with what it says, at this browser; anew each time. */
export const authTestQuery = queryOptions({
  queryKey: ['auth-test'] as const,
  queryFn: async ({ signal }): Promise<AuthFindings> => {
    const sentAt = Date.now();
    const server = await api('GET /api/auth-test', { signal });
    return { server, browser: await lookAtBrowser(server, { sentAt, receivedAt: Date.now() }) };
  },
  staleTime: 0,
  gcTime: 0,
  meta: { isQuiet: true },
});
