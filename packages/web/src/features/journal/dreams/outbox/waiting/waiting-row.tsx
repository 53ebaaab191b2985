import { journalTitle } from '@chitta/contract/journal-title';
import { Clock, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import type { Outbox } from '../outbox.ts';
import type { OutboxEntry, WaitingDream } from '../outbox-entry.ts';
import { WaitingActions } from './waiting-actions.tsx';

interface WaitingRowProps {
  readonly entry: OutboxEntry;
  readonly outbox: Outbox;
  readonly onEdit: (entry: OutboxEntry, work: WaitingDream) => void;
}

/** When it was kept, as the member's device writes it. */
function whenKept({ keptAt }: OutboxEntry): string {
  const format = new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(keptAt);
}

/** Why it does not go, in a sentence of ours where there is one, else in the server's. */
function useStateWords(entry: OutboxEntry): string {
  const { t } = useTranslation('outbox');
  const { refusal, arrivedAs, work } = entry;
  if (refusal?.reason === 'unsure') return t('state.unsure');
  if (refusal?.reason === 'dreams.changed_meanwhile') return t('state.conflict');
  if (refusal?.reason === 'dreams.not_found' && work.kind === 'revision') return t('state.dreamGone');
  if (refusal) return t('state.refused', { why: refusal.message });
  if (arrivedAs !== null) return t('state.answer');
  return work.kind === 'revision' ? t('state.revision') : t('state.waiting');
}

/** All that is kept of it: the words, the reading as it was composed, the answer to its question. */
function WaitingWords({ entry }: { readonly entry: OutboxEntry }) {
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
  const { body } = entry.work;
  const state = useStateWords(entry);
  const Mark = entry.refusal ? TriangleAlert : Clock;
  const tags = body.tags ?? [];
  return (
    <li className="waiting-row" data-refused={entry.refusal ? true : undefined}>
      <h3 lang={body.language}>{body.title || journalTitle(body.content)}</h3>
      <p className="waiting-state">
        <Mark size={16} aria-hidden />
        <span>{state}</span>
      </p>
      <p className="waiting-facts">
        <time dateTime={new Date(entry.keptAt).toISOString()}>{whenKept(entry)}</time>
        {tags.map((tag) => (
          <span key={tag}>#{tag}</span>
        ))}
      </p>
      <WaitingWords entry={entry} />
      <WaitingActions entry={entry} outbox={outbox} onEdit={onEdit} />
    </li>
  );
}
