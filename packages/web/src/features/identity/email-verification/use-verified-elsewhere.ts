import type { SessionUser } from '@chitta/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { expectedUser, isSessionUser, sessionQuery } from '#web/lib/session.ts';
import { localKeys } from '#web/lib/storage-keys.ts';
import { useRefreshUser } from './email-verification.api.ts';

/** Whoever looks in again so soon is not asked for twice. */
const maxAge = 10_000;

/**
 * Learns what another tab of this browser saw of the member, such as the address that they have confirmed there: as it
 * happens, and where it happened before this was listened for, by asking when this begins.
 */
export function useSeenElsewhere(): void {
  const client = useQueryClient();
  const refresh = useRef(useRefreshUser());
  useEffect(() => {
    const adopt = ({ key, newValue }: StorageEvent) => {
      if (key !== localKeys.lastSession || newValue === null) return;
      const seen = parsed(newValue);
      client.setQueryData(sessionQuery.queryKey, (user) =>
        user && isSessionUser(seen) && seen.id === user.id ? seen : user,
      );
    };
    window.addEventListener('storage', adopt);
    // What this tab has learned since is not kept, so what is kept may also be the older of the two: the server knows.
    if (hasOtherAddress(client.getQueryData(sessionQuery.queryKey), expectedUser())) void refresh.current();
    return () => window.removeEventListener('storage', adopt);
  }, [client]);
}

/**
 * Learns that the member followed the link in another tab, which keeps the member that it saw on this device, or on
 * another device: then by asking when this tab is looked at again.
 */
export function useVerifiedElsewhere(): void {
  useSeenElsewhere();
  const refresh = useRef(useRefreshUser());
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') void refresh.current(maxAge);
    };
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, []);
}

/** True where the same member was last seen with another address than is known here, or it was confirmed. */
function hasOtherAddress(user: SessionUser | null | undefined, seen: SessionUser | null): boolean {
  if (!user || seen?.id !== user.id) return false;
  return seen.email !== user.email || seen.emailVerified !== user.emailVerified;
}

/** What another tab, maybe of another version of the app, has kept; null where it cannot be read. */
function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}
