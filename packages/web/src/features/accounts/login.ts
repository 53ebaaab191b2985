import type { LoginRequest, SessionUser } from '@chitta/contract';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { isSessionUser, rememberUser, sessionQuery } from '#web/lib/session.ts';
import { syncSettings } from './sync-settings.ts';

let isRunning = false;

function refusal(message: string): ApiError {
  return new ApiError({ status: 0, code: 'CONFLICT', message });
}

/**
 * Signs a member in; one attempt at a time. Throws `ApiError` with the server's words, or what `fetch` throws
 * where there is no answer.
 */
export async function login(queryClient: QueryClient, credentials: LoginRequest): Promise<SessionUser> {
  if (isRunning) throw refusal('Login already in progress');
  isRunning = true;
  try {
    const user = await api('POST /api/login', { body: credentials });
    if (!isSessionUser(user)) throw refusal('Invalid user data received from server');
    rememberUser(user);
    queryClient.setQueryData(sessionQuery.queryKey, user);
    void syncSettings(queryClient, user);
    return user;
  } finally {
    isRunning = false;
  }
}
