import type { Announcement, SessionUser } from '@chitta/contract';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '#web/lib/screen/use-narrow.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { KindMark } from '#web/ui/kind-mark.tsx';
import { AnnouncementCard } from './announcement-card.tsx';
import { useAnnouncements } from './use-announcements.ts';
import { useMakingWay } from './use-making-way.ts';
import { useQuietPage } from './use-quiet-page.ts';
import './announcements.css';

/** As many as lie beside a page without hiding it; the next ones follow as these are put aside. */
const shownAtOnce = 3;

interface Listed {
  readonly announcements: readonly Announcement[];
  readonly onPutAside: (id: number) => void;
}

/**
 * What is announced, at the top right. On a phone it is one line in the header, beside the menu, where it covers neither
 * what is written nor what a thumb presses; it opens the announcements from below. Where somebody writes or reads a dream,
 * only what is urgent is shown; the rest waits for the next page and behind the bell.
 */
export function AnnouncementStack({ user }: { readonly user: Pick<SessionUser, 'id'> }) {
  const { announcements: all, onPutAside } = useAnnouncements(user.id);
  const isQuiet = useQuietPage();
  const isNarrow = useNarrow();
  const announcements = isQuiet ? all.filter(({ priority }) => priority === 'high') : all;
  const listed = { announcements, onPutAside };
  return (
    <>
      <Spoken announcements={announcements} />
      {isNarrow ? <Strip {...listed} /> : announcements.length > 0 && <Stack {...listed} />}
    </>
  );
}

function Stack({ announcements, onPutAside }: Listed) {
  const { t } = useTranslation('announcements');
  const section = useRef<HTMLElement>(null);
  const makesWay = useMakingWay(section);
  return (
    <section
      ref={section}
      className="announcement-stack no-print"
      data-making-way={makesWay || undefined}
      aria-label={t('label')}
    >
      {announcements.slice(0, shownAtOnce).map((each) => (
        <AnnouncementCard key={each.id} announcement={each} onPutAside={() => onPutAside(each.id)} />
      ))}
    </section>
  );
}

function Strip({ announcements, onPutAside }: Listed) {
  const { t } = useTranslation('announcements');
  const [isOpen, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  const makesWay = useMakingWay(section);
  const [first] = announcements;
  const others = announcements.length - 1;
  useEffect(() => {
    if (!first) setOpen(false);
  }, [first]);
  if (!first) return null;
  return (
    <section
      ref={section}
      className="announcement-strip no-print"
      data-making-way={makesWay || undefined}
      aria-label={t('label')}
    >
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <KindMark kind={first.type} size={20} />
        <span className="announcement-strip-title">
          {first.priority === 'high' && <strong>{t('highPriority')}: </strong>}
          {first.title}
        </span>
        {others > 0 && <span className="announcement-strip-more">{t('more', { count: others })}</span>}
      </button>
      <IconButton label={t('close', { title: first.title })} onClick={() => onPutAside(first.id)}>
        <X size={18} aria-hidden />
      </IconButton>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('label')} className="dialog-sheet">
        <div className="announcement-sheet">
          {announcements.map((each) => (
            <AnnouncementCard key={each.id} announcement={each} onPutAside={() => onPutAside(each.id)} />
          ))}
        </div>
      </Dialog>
    </section>
  );
}

/** Reads aloud what has come, once each, when nothing else is being said. */
function Spoken({ announcements }: Pick<Listed, 'announcements'>) {
  const { t } = useTranslation('announcements');
  const [first] = announcements;
  const [spoken, setSpoken] = useState<ReadonlySet<number>>(new Set());
  const [text, setText] = useState('');
  useEffect(() => {
    const fresh = announcements.filter(({ id }) => !spoken.has(id));
    if (fresh.length === 0) return;
    setSpoken(new Set([...spoken, ...fresh.map(({ id }) => id)]));
    setText(fresh.map(({ type, title, message }) => `${t(`type.${type}`)}: ${title}. ${message}`).join(' '));
  }, [announcements, spoken, t]);
  return (
    <div role="status" className="sr-only">
      {first ? text : ''}
    </div>
  );
}
