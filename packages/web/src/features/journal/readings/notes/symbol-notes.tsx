import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import type { ReadingSubject } from '../reading-subject.ts';
import { NoteCard } from './note-card.tsx';
import { notesOfDream } from './notes-of-dream.ts';
import './symbol-notes.css';

/** So many stand there at once; a long dream has thirty. */
const mostAtFirst = 6;

interface SymbolNotesProps {
  readonly subject: ReadingSubject;
  /** Symbols that are lit on the page. */
  readonly lit: ReadonlySet<string>;
  /** False: nothing of them is shown before the dreamer asks. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function ClosedNotes({ onOpen }: Pick<SymbolNotesProps, 'onOpen'>) {
  const { t } = useTranslation('readings');
  return (
    <div className="symbol-notes-closed">
      <p>{t('notes.closed')}</p>
      <Button variant="quiet" onClick={onOpen}>
        {t('notes.open')}
      </Button>
    </div>
  );
}

/** Every image that was recognised, below the reading: what is not in the thought is not lost. */
export function SymbolNotes({ subject, lit, isOpen, onOpen }: SymbolNotesProps) {
  const { t } = useTranslation('readings');
  const id = useId();
  const notes = useMemo(() => notesOfDream(subject), [subject]);
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The pressed button is gone: the reader goes on with what it brought.
    if (isOpen && !wasOpen.current) list.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (notes.length === 0) return null;
  const shown = showsAll ? notes : notes.slice(0, mostAtFirst);

  function showAll() {
    setShowsAll(true);
    list.current?.focus({ preventScroll: true });
  }

  return (
    <section className="symbol-notes" aria-labelledby={id}>
      <h2 id={id}>{t('notes.title')}</h2>
      {!isOpen && <ClosedNotes onOpen={onOpen} />}
      {isOpen && (
        <ul ref={list} tabIndex={-1} aria-labelledby={id}>
          {shown.map((note) => (
            <NoteCard
              key={note.symbol.id}
              note={note}
              language={subject.language}
              isPremium={subject.isPremium ?? false}
              isLit={lit.has(note.symbol.id)}
            />
          ))}
        </ul>
      )}
      {isOpen && shown.length < notes.length && (
        <Button variant="quiet" data-print="hide" onClick={showAll}>
          {t('notes.all', { count: notes.length })}
        </Button>
      )}
    </section>
  );
}
