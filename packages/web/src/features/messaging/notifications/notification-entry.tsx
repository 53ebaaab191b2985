import type { Notification } from '@chitta/contract';
import { isPathOfThisApp } from '@chitta/contract/action-url';
import { communityHiddenReasons, type NotificationKind } from '@chitta/contract/limits';
import { useRouter } from '@tanstack/react-router';
import {
  CircleCheck,
  CircleOff,
  Compass,
  Eye,
  EyeOff,
  FlaskConical,
  Gift,
  type LucideIcon,
  MailWarning,
  MessageCircleQuestion,
  MessageSquareReply,
  Milestone,
  Siren,
} from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveFor } from '#web/lib/addresses/leave-for.ts';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { KindMark } from '#web/ui/kind-mark.tsx';

const icons: Readonly<Record<NotificationKind, LucideIcon>> = {
  reward_earned: Gift,
  oracle_follow_up_due: Compass,
  dream_follow_up_due: MessageCircleQuestion,
  mail_not_delivered: MailWarning,
  ticket_answered: MessageSquareReply,
  ticket_changed: Milestone,
  experiment_split_off: FlaskConical,
  alarm_raised: Siren,
  alarm_resolved: CircleCheck,
  community_hidden: EyeOff,
  community_stays: EyeOff,
  community_shown: Eye,
  circle_ended: CircleOff,
};

interface Told {
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  /** Where it leads; null: nowhere. */
  readonly url: string | null;
  readonly action: string;
}

/** The words of an entry, whatever it is of. */
function useTold(entry: Notification): Told {
  const { t } = useTranslation('notifications');
  if (entry.kind === 'announcement') {
    const { title, message, actionText, actionUrl, type, priority } = entry.announcement;
    const kind = priority === 'high' ? t('announcementHigh') : t(`announcement.${type}`);
    return { kind, title, text: message, url: actionUrl, action: actionText ?? '' };
  }
  const { kind, params, path } = entry;
  const count = Number(params.months ?? 1);
  const reason = communityHiddenReasons.find((each) => each === params.reason);
  const why = reason ? t(`communityReasons.${reason}`) : '';
  // Whatever a later server may know of: a rule without words is called by its name.
  const rule = t(`rules.${params.rule}`, { defaultValue: params.rule ?? '' });
  const where = params.subject ? ` (${params.subject})` : '';
  const say = (part: string) => t(`kinds.${kind}.${part}`, { ...params, count, rule, where, why });
  return { kind: say('kind'), title: say('title'), text: say('text'), url: path, action: say('action') };
}

interface NotificationEntryProps {
  readonly entry: Notification;
  readonly onRead: () => void;
}

/** One thing that the member was told: what, when, and where it leads. Whoever opens it has read it. */
export function NotificationEntry({ entry, onRead }: NotificationEntryProps) {
  const { t } = useTranslation('notifications');
  const { kind, title, text, url, action } = useTold(entry);
  const { isRead, createdAt } = entry;
  return (
    <article className="notification" data-unread={!isRead || undefined}>
      <EntryIcon entry={entry} />
      <div className="notification-words">
        <p className="notification-when">
          {!isRead && <span className="notification-new">{t('new')}</span>}
          <span>{kind}</span>
          <time dateTime={createdAt}>{momentOf(createdAt)}</time>
        </p>
        <h2 className="notification-title">{title}</h2>
        <p className="notification-text">{text}</p>
        {(url !== null || !isRead) && (
          <p className="notification-ways">
            {url !== null && <Way url={url} words={action} onFollow={onRead} />}
            {!isRead && (
              <Button variant="ghost" onClick={onRead}>
                {t('markRead')}
                <span className="sr-only">: {title}</span>
              </Button>
            )}
          </p>
        )}
      </div>
    </article>
  );
}

function EntryIcon({ entry }: { readonly entry: Notification }) {
  if (entry.kind === 'announcement') return <KindMark kind={entry.announcement.type} size={20} />;
  const Icon = icons[entry.kind];
  return <Icon size={20} className="notification-icon" aria-hidden />;
}

interface WayProps {
  readonly url: string;
  readonly words: string;
  readonly onFollow: () => void;
}

function Way({ url, words, onFollow }: WayProps) {
  const { t } = useTranslation('notifications');
  const router = useRouter();
  const isOwn = isPathOfThisApp(url);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onFollow();
    if (!isOwn || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    leaveFor(url, router);
  };
  const elsewhere = isOwn ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a href={url} className="notification-way" onClick={handleClick} {...elsewhere}>
      {words}
      {!isOwn && <span className="sr-only"> {t('elsewhere')}</span>}
    </a>
  );
}

const momentOf = (time: string) =>
  new Date(time).toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });
