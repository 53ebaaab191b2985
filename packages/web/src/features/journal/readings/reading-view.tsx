import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { loadWords } from '#web/lib/i18n.ts';
import { BeyondNote } from './beyond/beyond-note.tsx';
import { DreamSky } from './dream/dream-sky.tsx';
import { DreamText } from './dream/dream-text.tsx';
import { MarkedDream } from './dream/marked-dream.tsx';
import { SymbolNotes } from './notes/symbol-notes.tsx';
import { isCareAlone } from './parts/parts-of-reading.ts';
import { type EndSlots, ReadingEnd } from './parts/reading-end.tsx';
import type { ReadingLinkProps } from './parts/reading-sentences.tsx';
import { ReadingText } from './parts/reading-text.tsx';
import { useSources } from './parts/use-sources.ts';
import { type Focus, litBy, type Mark } from './reading-links.ts';
import type { ReadingSubject } from './reading-subject.ts';
import type { NoteActs } from './sheet/note-actions.tsx';
import { ReadingSheet } from './sheet/reading-sheet.tsx';
import './reading-view.css';

interface ReadingViewProps extends EndSlots {
  readonly subject: ReadingSubject;
  /** Stands over the two pages: title, date, actions. */
  readonly header?: ReactNode;
  /** The dream comes first and is not folded. */
  readonly isDreamWhole?: boolean;
  readonly acts?: NoteActs;
  /** What to do with the reading, after its last line. */
  readonly children?: ReactNode;
  /** Stays at the lower edge. */
  readonly foot?: ReactNode;
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

interface DreamSideProps extends Pick<ReadingLinkProps, 'lit' | 'pinned' | 'onFocus'> {
  readonly subject: ReadingSubject;
  readonly isWhole: boolean;
  readonly notMeant: NoteActs['notMeant'];
}

function DreamSide({ subject, isWhole, lit, pinned, notMeant, onFocus }: DreamSideProps) {
  const handleMark = (mark: Mark | null, isByKey = false) => onFocus(mark && { kind: 'mark', mark, isByKey });
  return (
    <div className="reading-dream-page">
      <DreamSky subject={subject} lit={lit.symbols} onFocusMark={handleMark} />
      <DreamText isWhole={isWhole}>
        <MarkedDream
          subject={subject}
          lit={lit.places}
          pinned={pinned?.kind === 'mark' ? pinned.mark : null}
          notMeant={notMeant}
          onFocusMark={handleMark}
        />
      </DreamText>
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

interface ReadingPageProps extends EndSlots {
  readonly subject: ReadingSubject;
  readonly links: Omit<ReadingLinkProps, 'hasSources'>;
  readonly children: ReactNode;
}

/** The reading from its thought to its step, and what belongs to it. */
function ReadingPage({ subject, links, children, ...slots }: ReadingPageProps) {
  const { t } = useTranslation('readings');
  const { hasSources, toggle } = useSources();
  const { reading } = subject;
  const isLinked = !isCareAlone(reading) && reading?.sentences.some(({ evidence }) => evidence.length > 0);
  const linked = { ...links, hasSources };
  return (
    <section className="reading-page" tabIndex={-1} aria-label={t('reading.title')}>
      {isLinked && (
        <button type="button" className="reading-source-switch" data-print="hide" onClick={toggle}>
          {hasSources ? t('reading.withoutSources') : t('reading.withSources')}
        </button>
      )}
      <ReadingText subject={subject} {...linked} />
      {isLinked && (
        <p className="reading-hint" data-print="hide">
          {t('reading.hint')}
        </p>
      )}
      <ReadingEnd subject={subject} {...linked} {...slots} />
      {children}
      <BeyondNote subject={subject} />
    </section>
  );
}

const noActs: NoteActs = {};

/**
 * A dream and its reading, side by side where there is room, and linked both ways. A dream without a reading stands
 * alone, its words marked all the same.
 */
export function ReadingView(props: ReadingViewProps) {
  const { subject, header, isDreamWhole = false, acts = noActs, children, foot, ...slots } = props;
  const { lit, pinned, pin, setPreview } = useLinkedFocus(subject);
  const { isOpen, shown, open } = useOpenedSymbols(subject);
  const isRead = subject.reading !== null || subject.translation !== '';
  // Ready before the first touch.
  useEffect(() => void loadWords('reading-rules'), []);
  const links = { lit, pinned, onFocus: pin, onPreview: setPreview };
  const dream = <DreamSide subject={shown} isWhole={isDreamWhole} notMeant={acts.notMeant} {...links} />;
  return (
    <article className={classNames('reading-view', !isRead && 'is-alone')}>
      {header}
      <div className="reading-spread">
        {dream}
        {isRead && (
          <ReadingPage subject={subject} links={links} {...slots}>
            {children}
          </ReadingPage>
        )}
      </div>
      {isRead && <SymbolNotes subject={subject} lit={lit.symbols} isOpen={isOpen} onOpen={open} />}
      {foot}
      <ReadingSheet subject={shown} pinned={pinned} acts={acts} onClose={() => pin(null)} />
    </article>
  );
}
