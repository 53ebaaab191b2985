import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { MarkedDream } from './marked-dream.tsx';
import { ReadingEnd } from './reading-end.tsx';
import { type Focus, litBy, type Mark, quotePlaces } from './reading-links.ts';
import type { ReadingSubject } from './reading-subject.ts';
import { ReadingText } from './reading-text.tsx';
import { SymbolSky } from './symbol-sky.tsx';
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
    const handleKey = (event: KeyboardEvent) => event.key === 'Escape' && setPinned(null);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  const lit = litBy(pinned ?? preview, subject.reading);
  return { lit, pinned, setPinned, setPreview };
}

function DreamFold({
  subject,
  children,
}: {
  readonly subject: ReadingSubject;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('translations');
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  return (
    <section className={classNames('dream-fold', isOpen && 'is-open')} aria-label={t('dream.title')}>
      <button
        type="button"
        className="dream-fold-toggle"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="dream-fold-name">{t('dream.title')}</span>
        <span className="dream-fold-beginning" lang={subject.language}>
          {subject.content.slice(0, 120)}
        </span>
        <ChevronDown size={18} aria-hidden className="dream-fold-arrow" />
      </button>
      <div id={contentId} className="dream-fold-content">
        {children}
      </div>
    </section>
  );
}

/** A dream and its reading, side by side where there is room, and linked both ways. */
export function ReadingView({ subject, header, children }: ReadingViewProps) {
  const { t } = useTranslation('translations');
  const { lit, pinned, setPinned, setPreview } = useLinkedFocus(subject);
  const handleMark = (mark: Mark | null) => setPinned(mark && { kind: 'mark', mark });
  const quote = pinned?.kind === 'sentence' ? quotePlaces(subject.content, lit.places) : '';
  return (
    <article className="reading-view">
      {header}
      <div className="reading-spread">
        <div className="reading-dream-page">
          <DreamFold subject={subject}>
            <MarkedDream subject={subject} lit={lit.places} onFocusMark={handleMark} />
          </DreamFold>
        </div>
        <section className="reading-page" aria-label={t('reading.title')}>
          <ReadingText subject={subject} lit={lit} onFocus={setPinned} onPreview={setPreview} />
          <ReadingEnd subject={subject} />
          {children}
        </section>
        <aside className="reading-sky" aria-label={t('sky.title')}>
          <SymbolSky subject={subject} highlighted={lit.symbols} />
        </aside>
      </div>
      <p className="reading-quote" role="status">
        {quote && t('reading.inDream', { quote })}
      </p>
    </article>
  );
}
