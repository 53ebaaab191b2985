import { useState } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { segmentText } from '#web/lib/text-segments.ts';
import { groundsOf } from '../grounds.ts';
import type { LiveReading } from '../live-reading/live-reading-protocol.ts';

/** The thought of a reading and the dream it is about: touched, its ground lights up. */
export function LiveSentence({ reading: { text, sentences } }: { readonly reading: LiveReading }) {
  const [isPressed, setPressed] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const [thought] = sentences;
  if (!thought) return null;
  const isLit = isPressed || isPointed;
  return (
    <figure className={classNames('live-sentence', isLit && 'is-lit')}>
      <button
        type="button"
        aria-pressed={isPressed}
        onClick={() => setPressed(!isPressed)}
        onPointerEnter={({ pointerType }) => setPointed(pointerType === 'mouse')}
        onPointerLeave={() => setPointed(false)}
      >
        {thought.text}
      </button>
      <blockquote>
        {segmentText(text, groundsOf(thought)).map(({ start, text: words, spans }) =>
          spans.length > 0 ? <mark key={start}>{words}</mark> : words,
        )}
      </blockquote>
    </figure>
  );
}
