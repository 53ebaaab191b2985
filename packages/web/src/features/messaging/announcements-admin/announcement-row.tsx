import type { AdminAnnouncement } from '@chitta/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { draftOf, requestOf } from './announcement-draft.ts';
import { useWithdrawAnnouncement, useWriteAnnouncement } from './announcements-admin.api.ts';

interface AnnouncementRowProps {
  readonly announcement: AdminAnnouncement;
  readonly onEdit: () => void;
}

/** One announcement: how it stands, for whom, from when until when, and how many have read it. */
export function AnnouncementRow({ announcement, onEdit }: AnnouncementRowProps) {
  const { t } = useTranslation('announcements-admin');
  const { title, state, createdBy } = announcement;
  return (
    <article className="announcement-row">
      <div className="announcement-row-words">
        <h2 className="announcement-row-title">
          {title}{' '}
          <span className={`announcement-state announcement-state-${state}`}>{t(`state.${state}`)}</span>
        </h2>
        <p className="text-muted text-sm">{useFacts(announcement).join(' · ')}</p>
        <p className="text-muted text-sm">{t('by', { name: createdBy ?? t('gone') })}</p>
      </div>
      <div className="announcement-row-ways">
        <Button variant="quiet" onClick={onEdit}>
          {t('edit')}
          <span className="sr-only">: {title}</span>
        </Button>
        {(state === 'live' || state === 'scheduled') && <Withdraw announcement={announcement} />}
      </div>
    </article>
  );
}

function useFacts(announcement: AdminAnnouncement): string[] {
  const { t } = useTranslation('announcements-admin');
  const { audience, audienceLanguage, state, reads, alsoPush, pushedAt, priority } = announcement;
  const facts = [
    audience === 'language' ? t(`languages.${audienceLanguage}`) : t(`audiences.${audience}`),
    priority !== 'normal' && t(`priorities.${priority}`),
    state !== 'draft' && timesOf(announcement, t),
    alsoPush && (pushedAt ? t('pushed') : t('pushWaits')),
    t('reads', { count: reads }),
  ];
  return facts.filter((fact) => fact !== false);
}

function timesOf({ startsAt, expiresAt }: AdminAnnouncement, t: TFunction<'announcements-admin'>): string {
  if (expiresAt === null) return t('from', { from: momentOf(startsAt) });
  return t('fromUntil', { from: momentOf(startsAt), until: momentOf(expiresAt) });
}

/** Taken back at once, since it may be a mistake that everybody sees; the toast brings it back. */
function Withdraw({ announcement }: { readonly announcement: AdminAnnouncement }) {
  const { t } = useTranslation('announcements-admin');
  const withdraw = useWithdrawAnnouncement();
  const write = useWriteAnnouncement();
  const { id, title } = announcement;
  const handlePress = async () => {
    const taken = await withdraw.mutateAsync(id).catch(() => null);
    if (taken === null) return;
    const body = { ...requestOf(draftOf(announcement)), version: taken.version };
    // What is withdrawn has no such button any more, and callbacks of `mutate` go with their part.
    const undo = () =>
      write
        .mutateAsync({ id, body })
        .catch((error: unknown) => toast({ title: errorMessage(error), variant: 'destructive' }));
    toast({ title: t('withdrawn'), action: { label: t('undo'), onClick: () => void undo() } });
  };
  return (
    <Button variant="danger" isBusy={withdraw.isPending} onClick={() => void handlePress()}>
      {t('withdraw')}
      <span className="sr-only">: {title}</span>
    </Button>
  );
}

const momentOf = (time: string) =>
  new Date(time).toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });
