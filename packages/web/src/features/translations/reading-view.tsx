import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DreamQuote } from './dream-quote.tsx';
import { Fold } from './fold.tsx';
import { MarkedDream } from './marked-dream.tsx';
import { ReadingEnd } from './reading-end.tsx';
import { type Focus, litBy, type Mark } from './reading-links.ts';
import type { ReadingSubject } from './reading-subject.ts';
import { ReadingText } from './reading-text.tsx';
import { SymbolSky, starsOf } from './symbol-sky.tsx';
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

/** A dream and its reading, side by side where there is room, and linked both ways. */
export function ReadingView({ subject, header, children }: ReadingViewProps) {
  const { t } = useTranslation('translations');
  const { lit, pinned, pin, setPreview } = useLinkedFocus(subject);
  const stars = useMemo(() => starsOf(subject), [subject]);
  const { content, language } = subject;
  const handleMark = (mark: Mark | null) => pin(mark && { kind: 'mark', mark });
  return (
    <article className="reading-view">
      {header}
      <div className="reading-spread">
        <div className="reading-dream-page">
          <Fold name={t('dream.title')} beginning={content.slice(0, 120)} language={language}>
            <MarkedDream subject={subject} lit={lit.places} onFocusMark={handleMark} />
          </Fold>
          {stars.length > 0 && (
            <Fold
              name={t('sky.title')}
              beginning={stars.map((star) => star.name).join(', ')}
              language={language}
            >
              <SymbolSky stars={stars} highlighted={lit.symbols} />
            </Fold>
          )}
        </div>
        <section className="reading-page" aria-label={t('reading.title')}>
          <ReadingText subject={subject} lit={lit} pinned={pinned} onFocus={pin} onPreview={setPreview} />
          <ReadingEnd subject={subject} />
          {children}
        </section>
      </div>
      <DreamQuote
        content={content}
        language={language}
        places={pinned?.kind === 'sentence' ? lit.places : []}
      />
    </article>
  );
}
