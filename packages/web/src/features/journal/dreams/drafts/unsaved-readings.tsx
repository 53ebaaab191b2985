import { headlineOf } from '@chitta/contract/headline';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { freshReading } from './draft-request.ts';
import type { DraftSession, DraftSessionState } from './draft-session.ts';
import { OrphanDrafts } from './orphan-drafts.tsx';
import { whenRead } from './when-read.ts';
import '../editor/notices.css';

interface UnsavedReadingsProps {
  readonly session: DraftSession;
  readonly state: DraftSessionState;
  /** Goes to the reading of the draft in this tab. */
  readonly onOpen: () => void;
}

/** Above the page: the reading of these words that is not saved yet, else what was left behind. */
export function UnsavedReadings({ session, state, onOpen }: UnsavedReadingsProps) {
  const { t } = useTranslation('dreams');
  const { draft, orphans } = state;
  if (!freshReading(draft))
    return <OrphanDrafts session={session} orphans={orphans} onOpenReading={onOpen} />;
  const thought = headlineOf(draft.reading?.answer.reading);
  return (
    <section className="orphan" aria-label={t('lastReading.label')}>
      <p className="min-w-0 flex-1">
        <span className="font-semibold">{t('lastReading.ofThis', { when: whenRead(draft) })}</span>
        {thought && (
          <span className="orphan-words" lang={draft.reading?.answer.language}>
            {thought}
          </span>
        )}
      </p>
      <Button variant="quiet" onClick={onOpen}>
        {t('lastReading.open')}
      </Button>
    </section>
  );
}
