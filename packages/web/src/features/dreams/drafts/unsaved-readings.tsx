import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import type { Draft } from './draft.ts';
import { freshReading } from './draft-request.ts';
import type { DraftSession, DraftSessionState } from './draft-session.ts';
import { OrphanDrafts } from './orphan-drafts.tsx';
import '../editor/notices.css';

/** The hour, with the day where it is not today's. */
function whenRead({ updatedAt }: Draft): string {
  const isToday = new Date(updatedAt).toDateString() === new Date().toDateString();
  const format = new Intl.DateTimeFormat(currentLanguage(), {
    ...(isToday ? {} : { dateStyle: 'medium' as const }),
    timeStyle: 'short',
  });
  return format.format(updatedAt);
}

interface UnsavedReadingsProps {
  readonly session: DraftSession;
  readonly state: DraftSessionState;
  /** Goes to the reading of the draft in this tab. */
  readonly onOpen: () => void;
}

/** Above the page: the reading that is not saved yet, of these words or of a dream left behind, else a dream left behind. */
export function UnsavedReadings({ session, state, onOpen }: UnsavedReadingsProps) {
  const { t } = useTranslation('dreams');
  const { draft, orphans } = state;
  const [orphan] = orphans;
  const own = freshReading(draft) ? draft : null;
  const found = own ?? (orphan && freshReading(orphan) ? orphan : null);
  if (!found) return <OrphanDrafts session={session} orphans={orphans} />;

  async function open(read: Draft) {
    // Another tab may have been quicker.
    if (own || (await session.resume(read.id))) onOpen();
  }

  return (
    <section className="orphan" aria-label={t('lastReading.label')}>
      <p className="min-w-0 flex-1">
        <span className="font-semibold">
          {t(own ? 'lastReading.ofThis' : 'lastReading.title', { when: whenRead(found) })}
        </span>
        {!own && <span className="orphan-words">{found.content.trim().slice(0, 160)}</span>}
      </p>
      <Button variant="quiet" onClick={() => void open(found)}>
        {t('lastReading.open')}
      </Button>
    </section>
  );
}
