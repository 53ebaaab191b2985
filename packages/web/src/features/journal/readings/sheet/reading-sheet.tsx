import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SentenceGround } from '../evidence/sentence-ground.tsx';
import type { Focus } from '../reading-links.ts';
import type { ReadingSubject } from '../reading-subject.ts';
import { MarkNote } from './mark-note.tsx';
import type { NoteActs } from './note-actions.tsx';
import { useUncovered } from './use-uncovered.ts';
import './reading-sheet.css';

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
  const sentence = pinned?.kind === 'sentence' ? subject.reading?.sentences[pinned.index] : undefined;
  const isFilled = pinned !== null && (pinned.kind === 'mark' || sentence !== undefined);
  return (
    <div className="reading-sheet" role="status" data-print="hide">
      {isFilled && (
        <Frame key={keyOf(pinned)} titleId={titleId} isByKey={pinned.isByKey ?? false} onClose={onClose}>
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
        </Frame>
      )}
    </div>
  );
}
