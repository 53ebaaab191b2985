import { headlineOf } from '@chitta/contract/headline';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import type { Draft } from './draft.ts';
import { freshReading } from './draft-request.ts';
import type { DraftSession } from './draft-session.ts';
import { whenRead } from './when-read.ts';
import '../editor/notices.css';

/** Day and hour in which a draft was written last, as the member's device writes them. */
function whenWritten(draft: Draft): string {
  const format = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(draft.updatedAt);
}

/** Takes an orphan under the caret, and goes to its reading where it has one. */
async function goOn(session: DraftSession, orphan: Draft, openReading: () => void): Promise<void> {
  // Another tab may have been quicker.
  const isOurs = await session.resume(orphan.id);
  if (isOurs && freshReading(orphan)) openReading();
}

interface OrphanDraftsProps {
  readonly session: DraftSession;
  readonly orphans: readonly Draft[];
  /** Goes to the reading of the draft in this tab. */
  readonly onOpenReading: () => void;
}

/** Offers the latest dream that was left unfinished; the next one follows when it is dealt with. */
export function OrphanDrafts({ session, orphans, onOpenReading }: OrphanDraftsProps) {
  const { t } = useTranslation('dreams');
  const [orphan] = orphans;
  if (!orphan) return null;
  const isRead = freshReading(orphan) !== null;
  const thought = isRead ? headlineOf(orphan.reading?.answer.reading) : null;

  async function discard(draft: Draft) {
    const undo = await session.discard(draft.id);
    toast({
      title: t('orphan.discarded'),
      duration: 10_000,
      action: { label: t('undo'), onClick: () => void undo() },
    });
  }

  return (
    <section className="orphan" aria-label={isRead ? t('lastReading.label') : t('orphan.label')}>
      <p className="min-w-0 flex-1">
        <span className="font-semibold">
          {isRead
            ? t('lastReading.title', { when: whenRead(orphan) })
            : t('orphan.title', { when: whenWritten(orphan) })}
        </span>
        <span className="orphan-words" lang={thought ? orphan.reading?.answer.language : undefined}>
          {thought ?? (orphan.content.trim().slice(0, 160) || t('orphan.voice'))}
        </span>
      </p>
      <div className="flex gap-2">
        <Button variant="quiet" onClick={() => void goOn(session, orphan, onOpenReading)}>
          {isRead ? t('lastReading.open') : t('orphan.resume')}
        </Button>
        <Button variant="ghost" onClick={() => void discard(orphan)}>
          {t('orphan.discard')}
        </Button>
      </div>
    </section>
  );
}
