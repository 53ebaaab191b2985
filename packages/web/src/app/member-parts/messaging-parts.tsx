import type { SessionUser } from '@chitta/contract';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { AnnouncementStack } from '#web/features/messaging/announcements/announcement-stack.tsx';
import { Bell, WatchNotifications } from '#web/features/messaging/notifications/bell.tsx';
import { unread } from '#web/features/messaging/notifications/unread.ts';
import { loadWords } from '#web/lib/i18n.ts';

/** A place of its own beside the tools of the header, which carries nothing of the bell until it is fetched. */
function useBellPlace(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const span = document.createElement('span');
    span.className = 'bell-place';
    document.querySelector('.site-tools')?.before(span);
    setPlace(span);
    return () => span.remove();
  }, []);
  return place;
}

/** What members are told on every page: announcements, and the bell with what waits behind it. */
export function MessagingParts({ user }: { readonly user: SessionUser }) {
  const [isReady, setReady] = useState(false);
  const place = useBellPlace();
  useEffect(() => {
    loadWords('announcements', 'notifications').then(
      () => setReady(true),
      // Without its words there is nothing to say; the next page tries again.
      () => undefined,
    );
    // Whoever signs in next begins with nothing.
    return () => unread.set(0);
  }, []);
  if (!isReady) return null;
  return (
    <>
      <AnnouncementStack user={user} />
      <WatchNotifications user={user} />
      {place && createPortal(<Bell user={user} />, place)}
    </>
  );
}
