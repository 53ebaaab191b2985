import { X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '#web/lib/device/when-idle.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Focus } from '../reading-links.ts';
import type { ReadingSubject } from '../reading-subject.ts';
import type { NoteActs } from './note-actions.tsx';
import { useUncovered } from './use-uncovered.ts';
import './reading-sheet.css';

// What there is to say is fetched behind the reading, before anyone has read so far as to ask.
const loadGround = () => import('../evidence/sentence-ground.tsx');
/** Milliseconds. */
const loadAfter = 1000;
const loadNote = () => import('./mark-note.tsx');
const SentenceGround = lazy(async () => ({ default: (await loadGround()).SentenceGround }));
const MarkNote = lazy(async () => ({ default: (await loadNote()).MarkNote }));

/** Moves the keyboard into the sheet and, when it closes, back to where it came from. */
function useKeyboardVisit(isByKey: boolean) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isByKey) return;
    const cameFrom = document.activeElement;
    sheet.current?.focus({ preventScroll: true });
    return () => {
      // Whoever has gone elsewhere by now stays there.
      const isLost = document.activeElement === document.body;
      if (isLost && cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
    };
  }, [isByKey]);
  return sheet;
}

interface FrameProps {
  readonly titleId: string;
  readonly isByKey: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Frame({ titleId, isByKey, onClose, children }: FrameProps) {
  const { t } = useTranslation('common');
  const sheet = useKeyboardVisit(isByKey);
  useUncovered(sheet);
  return (
    <section ref={sheet} tabIndex={-1} aria-labelledby={titleId}>
      <IconButton label={t('close')} className="sheet-close" onClick={onClose}>
        <X size={20} aria-hidden />
      </IconButton>
      {children}
    </section>
  );
}

interface ReadingSheetProps {
  readonly subject: ReadingSubject;
  /** What the reader touched. */
  readonly pinned: Focus | null;
  readonly acts: NoteActs;
  readonly onClose: () => void;
}

const keyOf = (focus: Focus) =>
  focus.kind === 'sentence' ? `sentence ${focus.index}` : `mark ${focus.mark.start} ${focus.mark.symbolId}`;

/**
 * What there is to say of what was touched, whether a sentence or a word: at the lower edge of a phone, at the side of a
 * desk. The page stays in reach. Read out as well.
 */
export function ReadingSheet({ subject, pinned, acts, onClose }: ReadingSheetProps) {
  const titleId = useId();
  useEffect(() => whenIdle(() => Promise.allSettled([loadGround(), loadNote()]), loadAfter), []);
  const sentence = pinned?.kind === 'sentence' ? subject.reading?.sentences[pinned.index] : undefined;
  const isFilled = pinned !== null && (pinned.kind === 'mark' || sentence !== undefined);
  return (
    <div className="reading-sheet" role="status" data-print="hide">
      {isFilled && (
        <Frame key={keyOf(pinned)} titleId={titleId} isByKey={pinned.isByKey ?? false} onClose={onClose}>
          <Suspense fallback={null}>
            {pinned.kind === 'mark' ? (
              <MarkNote subject={subject} mark={pinned.mark} acts={acts} titleId={titleId} />
            ) : (
              sentence && (
                <SentenceGround
                  subject={subject}
                  sentence={sentence}
                  index={pinned.index}
                  acts={acts}
                  titleId={titleId}
                />
              )
            )}
          </Suspense>
        </Frame>
      )}
    </div>
  );
}
