import { countedNotifications } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { useStore } from '#web/lib/store.ts';
import { unread } from './unread.ts';
import './notifications.css';

/** How much waits to be read, as a number to see and as words to hear; nothing where nothing waits. */
export function UnreadCount() {
  const count = useStore(unread);
  // Its words are there once something was counted.
  return count > 0 && <Count count={count} />;
}

function Count({ count }: { readonly count: number }) {
  const { t } = useTranslation('notifications');
  const isMore = count > countedNotifications;
  return (
    <span className="unread-count">
      <span aria-hidden>{isMore ? `${countedNotifications}+` : count}</span>
      <span className="sr-only">
        , {isMore ? t('unreadMany', { count: countedNotifications }) : t('unread', { count })}
      </span>
    </span>
  );
}
