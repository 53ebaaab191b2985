import type { SessionUser } from '@chitta/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { notificationsQuery } from './notifications.api.ts';
import { unread } from './unread.ts';

/** The notification centre of the member; how much waits there is known to all who show it. */
export function useNotifications({ id }: Pick<SessionUser, 'id'>) {
  const { i18n } = useTranslation();
  const list = useInfiniteQuery(notificationsQuery(id, i18n.language));
  const count = list.data?.pages[0]?.unread;
  useEffect(() => {
    if (count !== undefined) unread.set(count);
  }, [count]);
  return list;
}
