import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../session.ts';

const listeners = new Set<() => void>();

/** Has `forget` called when the member of this window is forgotten, for whatever holds something of them in memory. */
export function whenForgotten(forget: () => void): void {
  listeners.add(forget);
}

/** Nobody is signed in here from now on: what the member has loaded is gone from this window, and nothing of it comes late. */
export async function forgetMember(queryClient: QueryClient): Promise<void> {
  queryClient.setQueryData(sessionQuery.queryKey, null);
  await queryClient.cancelQueries();
  queryClient.setQueryData(sessionQuery.queryKey, null);
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] });
  for (const forget of listeners) forget();
}
