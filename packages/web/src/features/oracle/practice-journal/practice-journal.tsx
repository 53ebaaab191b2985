import type { PracticeEntry } from '@chitta/contract';
import { practiceEntry as limits } from '@chitta/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn } from '#web/lib/format/day-in.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { hasDraft } from './entry-draft.ts';
import { EntryForm } from './entry-form.tsx';
import { EntryItem } from './entry-item.tsx';
import { entriesQuery } from './practice-journal.api.ts';
import './practice-journal.css';

interface PracticeJournalProps {
  readonly memberId: number;
  readonly consultationId: string;
  /** Of the member. */
  readonly zone: string;
}

interface EntriesProps extends PracticeJournalProps {
  readonly entries: readonly PracticeEntry[];
}

/** What is being written: a new entry, or a change of one by its number. */
type Writing = 'new' | number | null;

function Entries({ entries, zone, ...of }: EntriesProps) {
  const { t } = useTranslation('practice-journal');
  // Words that wait on this device are shown again at once.
  const [writing, setWriting] = useState<Writing>(() => (hasDraft({ ...of, entry: null }) ? 'new' : null));
  const [isPressed, setPressed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const today = dayIn(zone, new Date());
  function start(what: Writing) {
    setPressed(true);
    setWriting(what);
  }
  function stop() {
    setWriting(null);
    // The pressed button is gone.
    heading.current?.focus();
  }
  const form = (entry: PracticeEntry | null) => (
    <EntryForm {...of} entry={entry} today={today} isFocused={isPressed} onDone={stop} onCancel={stop} />
  );
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="journal-title">
        {t('title')}
      </h3>
      {entries.length === 0 && writing === null && <p className="text-muted">{t('empty')}</p>}
      <ol>
        {entries.map((entry) =>
          writing === entry.entryNumber ? (
            <li key={entry.entryNumber}>{form(entry)}</li>
          ) : (
            <EntryItem
              key={entry.entryNumber}
              entry={entry}
              consultationId={of.consultationId}
              onChange={() => start(entry.entryNumber)}
            />
          ),
        )}
      </ol>
      {writing === 'new' && form(null)}
      {writing === null && entries.length < limits.perConsultation && (
        <Button
          variant={entries.length === 0 ? 'primary' : 'quiet'}
          className="entry-write no-print"
          onClick={() => start('new')}
        >
          {t('write')}
        </Button>
      )}
    </>
  );
}

/** The journal of a practice: what was written, first entry first, and the place for the next one. */
export function PracticeJournal(props: PracticeJournalProps) {
  const { t } = useTranslation('practice-journal');
  const entries = useQuery(entriesQuery(props.consultationId));
  return (
    <section className="practice-journal" aria-label={t('title')}>
      <QueryResult query={entries} retry={t('retry')} placeholder="h-40">
        {({ items }) => <Entries {...props} entries={items} />}
      </QueryResult>
    </section>
  );
}
