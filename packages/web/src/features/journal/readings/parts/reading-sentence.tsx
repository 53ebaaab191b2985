import type { Reading } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import type { Focus } from '../reading-links.ts';

interface ReadingSentenceProps {
  readonly sentence: Reading['sentences'][number];
  readonly index: number;
  /** The words of the dream that it rests on; empty where it rests on none. */
  readonly quote: string;
  readonly isLit: boolean;
  /** Lit by a touch on itself, and not only by the pointer passing over it. */
  readonly isPinned: boolean;
  readonly onFocus: (focus: Focus | null) => void;
  readonly onPreview: (focus: Focus | null) => void;
}

/**
 * A sentence of the reading. It stays running prose for those who listen to it; the link to the dream is a button
 * behind its end, which shows itself as a frame around the whole sentence. Touch works on the sentence itself.
 */
export function ReadingSentence({
  sentence,
  index,
  quote,
  isLit,
  isPinned,
  onFocus,
  onPreview,
}: ReadingSentenceProps) {
  const { t } = useTranslation('readings');
  const focus: Focus = { kind: 'sentence', index };
  const toggle = (isByKey: boolean) => onFocus(isPinned ? null : { ...focus, isByKey });
  if (sentence.evidence.length === 0)
    return <span className={classNames('reading-sentence', isLit && 'is-lit')}>{sentence.text} </span>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for touch; the button inside does the same.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside is the way for the keyboard.
    <span
      className={classNames('reading-sentence', 'is-linked', isLit && 'is-lit', isPinned && 'is-pinned')}
      onClick={() => toggle(false)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onPreview(focus)}
      onPointerLeave={() => onPreview(null)}
    >
      {sentence.text}
      <button
        type="button"
        className="reading-sentence-link"
        aria-pressed={isLit}
        onClick={(event) => {
          event.stopPropagation();
          // A press of a key counts no clicks.
          toggle(event.detail === 0);
        }}
      >
        {quote ? t('reading.inDream', { quote }) : t('reading.why')}
      </button>{' '}
    </span>
  );
}
