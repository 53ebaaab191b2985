import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isSessionUser, sessionQuery } from '#web/lib/session.ts';
import { localKeys } from '#web/lib/storage-keys.ts';
import { useRefreshUser } from './email-verification.api.ts';

/** Whoever looks in again so soon is not asked for twice. */
const maxAge = 10_000;

/**
 * Learns that the member followed the link in another tab, which keeps the member that it saw on this device, or on
 * another device: then by asking when this tab is looked at again.
 */
export function useVerifiedElsewhere(): void {
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
    const ask = () => {
      if (document.visibilityState === 'visible') void refresh.current(maxAge);
    };
    window.addEventListener('storage', adopt);
    document.addEventListener('visibilitychange', ask);
    return () => {
      window.removeEventListener('storage', adopt);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [client]);
}

/** What another tab, maybe of another version of the app, has kept; null where it cannot be read. */
function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}
