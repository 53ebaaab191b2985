import { journalTitle } from '@chitta/contract/journal-title';
import { shownTitle } from '@chitta/contract/shown-title';
import { Clock, TriangleAlert } from 'lucide-react';
import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn } from '#web/lib/format/day-in.ts';
import { nightDays } from '#web/lib/format/format-night.ts';
import type { Outbox } from '../outbox.ts';
import {
  isAllSaid,
  isHeld,
  type JournalEntry,
  type OutboxEntry,
  saidOf,
  type WaitingDream,
} from '../outbox-entry.ts';
import { WaitingActions } from './waiting-actions.tsx';

interface WaitingRowProps {
  readonly entry: JournalEntry;
  readonly outbox: Outbox;
  readonly onEdit: (entry: OutboxEntry, work: WaitingDream) => Promise<void>;
}

/** The night it is of: the one that was chosen, else the one that ended when it was kept. */
function nightOf({ work, keptAt }: JournalEntry): string {
  return work.body.night ?? dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date(keptAt));
}

/** Whether somebody is at an entry; it ends by itself where a page was closed at it. */
function useIsHeld(entry: OutboxEntry): boolean {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const { hold } = entry;
  useEffect(() => {
    const left = (hold?.until ?? 0) - Date.now();
    if (left <= 0) return;
    const timer = setTimeout(look, left);
    return () => clearTimeout(timer);
  }, [hold]);
  return isHeld(entry, Date.now());
}

/** Why it does not go, in a sentence of ours where there is one, else in the server's. */
function useRefusalWords({ refusal, work }: OutboxEntry): string | null {
  const { t } = useTranslation('outbox');
  if (refusal === null) return null;
  if (refusal.reason === 'unsure') return t('state.unsure');
  if (refusal.reason === 'dreams.changed_meanwhile') return t('state.conflict');
  if (refusal.reason === 'dreams.not_found' && work.kind === 'revision') return t('state.dreamGone');
  return t('state.refused', { why: refusal.message });
}

/** What of it waits, and for what. */
function useStateWords(entry: OutboxEntry, isBeingSent: boolean): string {
  const { t } = useTranslation('outbox');
  const refused = useRefusalWords(entry);
  const { arrivedAs, work } = entry;
  if (isBeingSent) return t('state.sending');
  if (refused !== null) return refused;
  if (arrivedAs !== null && isAllSaid(saidOf(entry))) return t('state.recording');
  if (arrivedAs !== null) return entry.answer === '' ? t('state.said') : t('state.answer');
  return work.kind === 'revision' ? t('state.revision') : t('state.waiting');
}

/** All that is kept of it: the words, the reading as it was composed, the answer to its question. */
function WaitingWords({ entry }: { readonly entry: JournalEntry }) {
  const { t } = useTranslation('outbox');
  const { body } = entry.work;
  return (
    <details className="waiting-words">
      <summary>{t('show')}</summary>
      <p lang={body.language}>{body.content}</p>
      {body.translation && (
        <>
          <h4>{t('reading')}</h4>
          <p lang={body.language}>{body.translation}</p>
        </>
      )}
      {entry.answer && (
        <>
          <h4>{t('answer')}</h4>
          <p>{entry.answer}</p>
        </>
      )}
    </details>
  );
}

/** One dream, or changes to one, that are on this device alone. */
export function WaitingRow({ entry, outbox, onEdit }: WaitingRowProps) {
  const { t } = useTranslation('dreams');
  const { body } = entry.work;
  const night = nightOf(entry);
  const isTaken = useIsHeld(entry);
  const state = useStateWords(entry, isTaken && entry.hold?.by === 'sender');
  const Mark = entry.refusal ? TriangleAlert : Clock;
  const tags = body.tags ?? [];
  return (
    <li className="waiting-row" data-refused={entry.refusal ? true : undefined}>
      <h3 lang={body.language}>{shownTitle(body.title || journalTitle(body.content))}</h3>
      <p className="waiting-state">
        <Mark size={16} aria-hidden />
        <span>{state}</span>
      </p>
      <p className="waiting-facts">
        <time dateTime={night}>{t('night.of', { days: nightDays(night) })}</time>
        {tags.map((tag) => (
          <span key={tag}>#{tag}</span>
        ))}
      </p>
      <WaitingWords entry={entry} />
      <WaitingActions entry={entry} outbox={outbox} isHeld={isTaken} onEdit={onEdit} />
    </li>
  );
}
