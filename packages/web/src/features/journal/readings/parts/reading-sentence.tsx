import type { Reading } from '@chitta/contract';
import { classNames } from '#web/lib/class-names.ts';
import type { Focus } from '../reading-links.ts';
import { isTold } from './parts-of-reading.ts';

interface ReadingSentenceProps {
  readonly sentence: Reading['sentences'][number];
  readonly index: number;
  readonly isLit: boolean;
  /** Lit by a touch on itself, and not only by the pointer passing over it. */
  readonly isPinned: boolean;
  /** The keyboard is at its source, behind the paragraph. */
  readonly isFramed: boolean;
  readonly onFocus: (focus: Focus | null) => void;
  readonly onPreview: (focus: Focus | null) => void;
}

/**
 * A sentence of the reading: running prose for those who listen to it, and a place to touch. For the keyboard its source
 * stands behind the paragraph.
 */
export function ReadingSentence({ sentence, index, isLit, isPinned, isFramed, ...on }: ReadingSentenceProps) {
  const focus: Focus = { kind: 'sentence', index };
  if (sentence.evidence.length === 0)
    return <span className={classNames('reading-sentence', isLit && 'is-lit')}>{sentence.text} </span>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for touch; the source behind the paragraph does the same.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the source behind the paragraph is the way for the keyboard.
    <span
      className={classNames(
        'reading-sentence',
        'is-linked',
        isTold(sentence) && 'is-told',
        isLit && 'is-lit',
        isPinned && 'is-pinned',
        isFramed && 'is-framed',
      )}
      onClick={() => on.onFocus(isPinned ? null : focus)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && on.onPreview(focus)}
      onPointerLeave={() => on.onPreview(null)}
    >
      {sentence.text}{' '}
    </span>
  );
}
