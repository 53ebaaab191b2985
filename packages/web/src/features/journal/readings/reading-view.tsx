import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWords } from '#web/lib/i18n.ts';
import { BeyondNote } from './beyond/beyond-note.tsx';
import { Collapsible } from './collapsible.tsx';
import { DreamSky } from './dream-sky.tsx';
import { ReadingBasis } from './evidence/reading-basis.tsx';
import { MarkedDream } from './marked-dream.tsx';
import { SymbolNotes } from './notes/symbol-notes.tsx';
import { isCareAlone } from './parts/parts-of-reading.ts';
import { ReadingEnd } from './parts/reading-end.tsx';
import type { ReadingLinkProps } from './parts/reading-sentences.tsx';
import { ReadingText } from './parts/reading-text.tsx';
import { type Focus, litBy, type Mark } from './reading-links.ts';
import type { ReadingSubject } from './reading-subject.ts';
import './reading.css';

interface ReadingViewProps {
  readonly subject: ReadingSubject;
  /** Stands over the two pages: title, date, actions. */
  readonly header?: ReactNode;
  /** What to do with the reading, after its last line. */
  readonly children?: ReactNode;
}

/** Lights dream and reading together; Escape puts the light out. */
function useLinkedFocus(subject: ReadingSubject) {
  const [pinned, setPinned] = useState<Focus | null>(null);
  const [preview, setPreview] = useState<Focus | null>(null);
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      setPinned(null);
      setPreview(null);
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  const lit = litBy(pinned ?? preview, subject.reading);
  function pin(focus: Focus | null) {
    setPinned(focus);
    // The pointer still rests there: putting the light out has to be seen.
    setPreview(null);
  }
  return { lit, pinned, pin, setPreview };
}

function DreamSide({
  subject,
  lit,
  onFocus,
}: Pick<ReadingLinkProps, 'lit' | 'onFocus'> & { readonly subject: ReadingSubject }) {
  const { t } = useTranslation('readings');
  const { content, language } = subject;
  const handleMark = (mark: Mark | null) => onFocus(mark && { kind: 'mark', mark });
  return (
    <div className="reading-dream-page">
      <Collapsible name={t('dream.title')} beginning={content.slice(0, 120)} language={language}>
        <MarkedDream subject={subject} lit={lit.places} onFocusMark={handleMark} />
        <DreamSky subject={subject} lit={lit.symbols} onFocusMark={handleMark} />
      </Collapsible>
    </div>
  );
}

/** Words of care leave the dream as it was written, until the dreamer asks for its symbols. */
function useOpenedSymbols(subject: ReadingSubject) {
  const [isAsked, setAsked] = useState(false);
  const isOpen = isAsked || !isCareAlone(subject.reading);
  const shown = useMemo(() => (isOpen ? subject : { ...subject, symbols: [] }), [subject, isOpen]);
  return { isOpen, shown, open: () => setAsked(true) };
}

/** A dream and its reading, side by side where there is room, and linked both ways. */
export function ReadingView({ subject, header, children }: ReadingViewProps) {
  const { t } = useTranslation('readings');
  const { lit, pinned, pin, setPreview } = useLinkedFocus(subject);
  const { isOpen, shown, open } = useOpenedSymbols(subject);
  // Ready before the first touch.
  useEffect(() => void loadWords('reading-rules'), []);
  const links = { lit, pinned, onFocus: pin, onPreview: setPreview };
  const { reading } = subject;
  const isLinked = !isCareAlone(reading) && reading?.sentences.some(({ evidence }) => evidence.length > 0);
  return (
    <article className="reading-view">
      {header}
      <div className="reading-spread">
        <DreamSide subject={shown} lit={lit} onFocus={pin} />
        <section className="reading-page" tabIndex={-1} aria-label={t('reading.title')}>
          <ReadingText subject={subject} {...links} />
          {isLinked && (
            <p className="reading-hint" data-print="hide">
              {t('reading.hint')}
            </p>
          )}
          <ReadingEnd subject={subject} {...links} />
          {children}
          <BeyondNote subject={subject} />
          <ReadingBasis subject={subject} pinned={pinned} onClose={() => pin(null)} />
        </section>
      </div>
      <SymbolNotes subject={subject} lit={lit.symbols} isOpen={isOpen} onOpen={open} />
    </article>
  );
}
