import type { SignupRequest } from '@chitta/contract';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { browserTimezone } from './sync-timezone.ts';

/** The server opens the session beside its answer; asked too early it would still say nobody is there. */
const recheckDelay = 100;

/** Opens an account and signs in. Throws like `login`. */
export async function signup(
  queryClient: QueryClient,
  fields: Omit<SignupRequest, 'timezone'>,
): Promise<void> {
  const timezone = browserTimezone();
  await api('POST /api/signup', { body: { ...fields, ...(timezone ? { timezone } : {}) } });
  await new Promise((resolve) => setTimeout(resolve, recheckDelay));
  await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
}
