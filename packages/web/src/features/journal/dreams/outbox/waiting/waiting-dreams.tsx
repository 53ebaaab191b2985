import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { isOfJournal, type OutboxEntry, type WaitingDream } from '../outbox-entry.ts';
import { useOutbox } from '../use-outbox.ts';
import { WaitingRow } from './waiting-row.tsx';
import './waiting.css';

interface WaitingDreamsProps {
  readonly memberId: number;
  /** Goes back to the editor with a dream. */
  readonly onEdit: (entry: OutboxEntry, work: WaitingDream) => Promise<void>;
  readonly onSignIn: () => void;
}

/** What the member has saved and the server does not have yet, above the journal; nothing where nothing waits. */
export function WaitingDreams({ memberId, onEdit, onSignIn }: WaitingDreamsProps) {
  const { t } = useTranslation('outbox');
  const { outbox, state } = useOutbox(memberId);
  const titleId = useId();
  const { isSignedOut, isSending } = state;
  const entries = state.entries.filter(isOfJournal);
  if (entries.length === 0) return null;
  // What is refused for good waits for its member, not for a connection.
  const isWaiting = entries.some(({ refusal }) => refusal === null);
  const lead = isWaiting ? t('lead') : t('leadRefused');
  return (
    <section className="waiting" aria-labelledby={titleId} data-print="hide">
      <header className="waiting-head">
        <div className="min-w-0">
          <h2 id={titleId} className={isWaiting ? 'sr-only' : undefined}>
            {isWaiting ? t('title') : t('titleRefused')}
          </h2>
          <p role="status">{isSignedOut ? t('signedOut') : isSending ? t('sending') : lead}</p>
        </div>
        {isSignedOut && <Button onClick={onSignIn}>{t('signIn')}</Button>}
        {isWaiting && !isSignedOut && (
          <Button variant="ghost" isBusy={isSending} onClick={outbox.wake}>
            {t('sendNow')}
          </Button>
        )}
      </header>
      <ol>
        {entries.map((entry) => (
          <WaitingRow key={entry.id} entry={entry} outbox={outbox} onEdit={onEdit} />
        ))}
      </ol>
    </section>
  );
}
