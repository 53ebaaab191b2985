import type { SessionUser } from '@chitta/contract';
import { expectedUser, useSession } from '#web/lib/session.ts';

/**
 * Whoever reads a page that is open to all: the member as the server or this device knows them, or null for a visitor.
 * Undefined while neither is known.
 */
export function useReader(): SessionUser | null | undefined {
  const { status, user } = useSession();
  return status === 'checking' ? (expectedUser() ?? undefined) : user;
}
