import type { Announcement } from '@chitta/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '#web/lib/store.ts';
import { announcementsQuery, keysOfReading, sendRead } from './announcements.api.ts';
import { forgetPutAside, idsPutAside, putAside, rememberPutAside } from './put-aside.ts';

interface Announcements {
  readonly announcements: readonly Announcement[];
  readonly onPutAside: (id: number) => void;
}

/**
 * What is announced to the member. What was put aside is gone at once and for good: where the server did not hear of it,
 * it is told again with the next look.
 */
export function useAnnouncements(userId: number): Announcements {
  const { i18n } = useTranslation();
  const client = useQueryClient();
  const { data } = useQuery(announcementsQuery(userId, i18n.language));
  const ids = idsPutAside(userId, useStore(putAside));
  const tell = useCallback(
    async (id: number) => {
      await sendRead(id).catch(() => undefined);
      for (const queryKey of keysOfReading) await client.invalidateQueries({ queryKey });
    },
    [client],
  );
  useTellAgain(userId, data, tell);
  const handlePutAside = (id: number) => {
    rememberPutAside(userId, id);
    void tell(id);
  };
  return {
    announcements: data?.filter(({ id }) => !ids.includes(id)) ?? [],
    onPutAside: handlePutAside,
  };
}

/** With each list that comes: what it has no more is forgotten, what it still has is told once more. */
function useTellAgain(
  userId: number,
  listed: readonly Announcement[] | undefined,
  tell: (id: number) => void,
): void {
  const told = useRef(new Set<number>());
  useEffect(() => {
    if (!listed) return;
    const there = listed.map(({ id }) => id);
    forgetPutAside(userId, there);
    for (const id of idsPutAside(userId, putAside.get())) {
      if (told.current.has(id)) continue;
      told.current.add(id);
      void tell(id);
    }
  }, [userId, listed, tell]);
}
