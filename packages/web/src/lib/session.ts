import type { SessionUser } from '@chitta/contract';
import { signedInHint } from '@chitta/contract/first-page';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { isNetworkError } from './error-message.ts';
import { invariant } from './invariant.ts';
import { isSigningOut } from './signing-out/signing-out-mark.ts';
import { localKeys, readLocal, writeLocal } from './storage-keys.ts';

export type SessionStatus = 'checking' | 'signed-out' | 'signed-in';

export interface Session {
  readonly status: SessionStatus;
  readonly user: SessionUser | null;
  /** Why the server could not be asked; nobody counts as signed in then. */
  readonly error: Error | null;
}

export const sessionKey = ['/api/user'] as const;

/** True where an answer names a member; anything else must not be taken for a session. */
export function isSessionUser(value: unknown): value is SessionUser {
  return typeof value === 'object' && value !== null && Number.isInteger((value as { id?: unknown }).id);
}

/** The member as last seen on this device, or null. */
function rememberedUser(): SessionUser | null {
  try {
    const value: unknown = JSON.parse(readLocal(localKeys.lastSession) ?? 'null');
    return isSessionUser(value) ? value : null;
  } catch {
    return null;
  }
}

export function rememberUser(user: SessionUser): void {
  writeLocal(localKeys.lastSession, JSON.stringify(user));
}

const hintPattern = new RegExp(`(?:^|; )(?:__Host-)?${signedInHint}=`);

/**
 * Whether this browser may hold a session: the server says so in a cookie beside the one no script can read. Not while
 * its member signs out, whatever the server has heard of that.
 */
export function mayBeSignedIn(): boolean {
  return hintPattern.test(document.cookie) && !isSigningOut();
}

/**
 * Asks the server who is signed in: the member, or null. A visitor's browser has nothing to ask. Without a connection it gives the member last seen
 * here, so that a dream can be written down at once; the server still checks every call.
 */
export async function checkSession(signal?: AbortSignal): Promise<SessionUser | null> {
  if (!mayBeSignedIn()) return null;
  try {
    const user = await api('GET /api/user', { onUnauthorized: 'null', signal });
    if (user === null) return null;
    if (!isSessionUser(user)) {
      throw new ApiError({ status: 200, code: 'INTERNAL', message: 'Invalid user data from server' });
    }
    // The member may have signed out meanwhile, here or in another window.
    if (isSigningOut()) return null;
    rememberUser(user);
    return user;
  } catch (error) {
    if (isNetworkError(error)) return expectedUser();
    const status = error instanceof ApiError ? error.status : 0;
    if (status >= 400) console.warn(`Session check failed: ${status}`);
    throw error;
  }
}

/** Who will turn out to be signed in, as far as this device knows before the server has answered. */
export function expectedUser(): SessionUser | null {
  return mayBeSignedIn() ? rememberedUser() : null;
}

export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }) => checkSession(signal),
  // Public pages work without an answer; private ones show the failure themselves.
  meta: { isQuiet: true },
});

/** The state of the session: being checked, nobody, or a member. */
export function useSession(): Session {
  const { data, isPending, error } = useQuery(sessionQuery);
  if (isPending) return { status: 'checking', user: null, error: null };
  return { status: data ? 'signed-in' : 'signed-out', user: data ?? null, error };
}

/** Unlimited readings and every premium feature: by tier or by grant. */
export function isPremium(user: Pick<SessionUser, 'subscriptionTier' | 'hasUnlimitedAccess'>): boolean {
  return user.subscriptionTier === 'premium' || user.hasUnlimitedAccess;
}

/** The member of a private page; such pages are only shown to members. */
export function useMember(): SessionUser {
  const { user } = useSession();
  invariant(user, 'A private page was rendered without a member');
  return user;
}

/** Changes what the app knows of the member, such as the allowance after a reading. */
export function patchSessionUser(client: QueryClient, changes: Partial<SessionUser>): void {
  client.setQueryData(sessionQuery.queryKey, (user) => (user ? { ...user, ...changes } : user));
}
