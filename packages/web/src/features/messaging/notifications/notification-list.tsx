import type { SessionUser } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { useStore } from '#web/lib/store.ts';
import { Button } from '#web/ui/button.tsx';
import { ListPages } from '#web/ui/list-pages.tsx';
import { NotificationEntry } from './notification-entry.tsx';
import { useReadNotifications } from './notifications.api.ts';
import { unread } from './unread.ts';
import { useNotifications } from './use-notifications.ts';
import './notifications.css';

/** Everything that the member was told, the newest first, with a way to have read it. */
export function NotificationList({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('notifications');
  const list = useNotifications(user);
  const read = useReadNotifications();
  const waiting = useStore(unread);
  const newest = list.data?.pages[0]?.items[0];
  return (
    <>
      {waiting > 0 && newest && (
        <p>
          <Button
            variant="quiet"
            isBusy={read.isPending}
            onClick={() => read.mutate({ until: newest.createdAt })}
          >
            {t('markAllRead')}
          </Button>
        </p>
      )}
      {read.isError && (
        <p role="alert" className="form-failure">
          {errorMessage(read.error)}
        </p>
      )}
      <ListPages list={list} empty={t('empty')} more={t('more')} retry={t('retry')}>
        {(entries) => (
          <ul className="notification-list">
            {entries.map((entry) => (
              <li key={entry.id}>
                <NotificationEntry
                  entry={entry}
                  onRead={() => !entry.isRead && read.mutate({ ids: [entry.id] })}
                />
              </li>
            ))}
          </ul>
        )}
      </ListPages>
    </>
  );
}
