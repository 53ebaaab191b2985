import type { SessionUser } from '@chitta/contract';
import { expectedUser, useSession } from '#web/lib/session.ts';

/** Whoever reads a page that is open to all: the member, already before the server has said so, or null. */
export function useReader(): SessionUser | null {
  const { status, user } = useSession();
  return status === 'checking' ? expectedUser() : user;
}
