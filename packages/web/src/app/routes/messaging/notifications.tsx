import { useTranslation } from 'react-i18next';
import { NotificationList } from '#web/features/messaging/notifications/notification-list.tsx';
import { useMember } from '#web/lib/session.ts';

/** Everything that the member was told, on a page of its own. */
export function NotificationsPage() {
  const { t } = useTranslation('notifications');
  const user = useMember();
  return (
    <div className="settings-page">
      <header className="grid gap-2">
        <h1 className="page-title">{t('title')}</h1>
        <p className="text-muted">{t('lead')}</p>
      </header>
      <NotificationList user={user} />
    </div>
  );
}
