import type { SessionUser } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { Bell as BellIcon } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messagingPaths } from '#web/lib/addresses/messaging-paths.ts';
import { useClosedWhenLeft } from '#web/ui/menu/use-closed-when-left.ts';
import { NotificationList } from './notification-list.tsx';
import { UnreadCount } from './unread-count.tsx';
import { useNotifications } from './use-notifications.ts';
import './notifications.css';

/** The bell in the header of a desktop, with the notification centre below it. A popover of the browser. */
export function Bell({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('notifications');
  const id = useId();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  useClosedWhenLeft(panel);
  return (
    <>
      <button type="button" className="icon-button bell" popoverTarget={id} title={t('title')}>
        <BellIcon size={20} aria-hidden />
        <span className="sr-only">{t('title')}</span>
        <UnreadCount />
      </button>
      <section
        ref={panel}
        id={id}
        popover="auto"
        className="menu bell-panel"
        aria-labelledby={titleId}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <>
            <div className="bell-head">
              <h2 id={titleId}>{t('title')}</h2>
              <Link to={messagingPaths.notifications} onClick={() => panel.current?.hidePopover()}>
                {t('all')}
              </Link>
            </div>
            <NotificationList user={user} />
          </>
        )}
      </section>
    </>
  );
}

/** Knows how much waits, where no bell is shown. */
export function WatchNotifications({ user }: { readonly user: SessionUser }) {
  useNotifications(user);
  return null;
}
