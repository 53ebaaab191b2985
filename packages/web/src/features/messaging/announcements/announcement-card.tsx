import type { Announcement } from '@chitta/contract';
import { isPathOfThisApp } from '@chitta/contract/action-url';
import { useRouter } from '@tanstack/react-router';
import { ExternalLink, X } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveFor } from '#web/lib/addresses/leave-for.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { KindMark } from '#web/ui/kind-mark.tsx';
import './announcements.css';

type Shown = Omit<Announcement, 'id' | 'showOnLogin'>;

interface AnnouncementCardProps {
  readonly announcement: Shown;
  readonly onPutAside: () => void;
  /** As it will look in a language: its links lead nowhere. */
  readonly previewIn?: 'en' | 'es' | undefined;
}

/** One announcement: what it is, what it says, where it leads, and two ways to put it aside. */
export function AnnouncementCard({ announcement, onPutAside, previewIn }: AnnouncementCardProps) {
  const { t } = useTranslation('announcements', previewIn && { lng: previewIn });
  const { title, message, type, priority } = announcement;
  const titleId = useId();
  return (
    <article className={`announcement announcement-${type}`} aria-labelledby={titleId}>
      <div className="announcement-head">
        <KindMark kind={type} />
        <p className="announcement-kind">{t(`type.${type}`)}</p>
        {priority === 'high' && <p className="announcement-high">{t('highPriority')}</p>}
        <IconButton label={t('close', { title })} className="announcement-close" onClick={onPutAside}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
      <h3 id={titleId} className="announcement-title">
        {title}
      </h3>
      <p className="announcement-message">{message}</p>
      <div className="announcement-ways">
        <Action announcement={announcement} onFollow={onPutAside} previewIn={previewIn} />
        <Button variant="quiet" onClick={onPutAside}>
          {t('dismiss')}
        </Button>
      </div>
    </article>
  );
}

interface ActionProps {
  readonly announcement: Shown;
  readonly onFollow: () => void;
  readonly previewIn: 'en' | 'es' | undefined;
}

/** Whoever follows it has read the announcement. */
function Action({ announcement: { actionText, actionUrl }, onFollow, previewIn }: ActionProps) {
  const { t } = useTranslation('announcements', previewIn && { lng: previewIn });
  const router = useRouter();
  if (actionText === null || actionUrl === null) return null;
  const isOwn = isPathOfThisApp(actionUrl);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (previewIn) return event.preventDefault();
    if (isOwn && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      leaveFor(actionUrl, router);
    }
    onFollow();
  };
  return (
    <a
      href={actionUrl}
      className={buttonClass('primary')}
      onClick={handleClick}
      {...(!isOwn && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {actionText}
      {!isOwn && (
        <>
          <ExternalLink size={16} aria-hidden />
          <span className="sr-only">{t('elsewhere')}</span>
        </>
      )}
    </a>
  );
}
