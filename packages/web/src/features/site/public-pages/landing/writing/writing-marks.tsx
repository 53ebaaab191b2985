import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { segmentText } from '#web/lib/text-segments.ts';
import { carrySpans } from '#web/lib/text-spans/carry-spans.ts';
import type { LiveReading } from '../live-reading/live-reading-protocol.ts';
import '#web/ui/recognised-line.css';

/** Milliseconds of rest before somebody who does not see the marks is told of them: never between two words. */
const tellDelay = 2500;

/** What was seen since it was last told, once the writer rests. */
function useTold(seen: LiveReading | null): string {
  const { t } = useTranslation('landing-more');
  const [told, setTold] = useState('');
  const known = useRef(new Set<string>());
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!seen) return;
      const { stars } = seen.sky;
      const fresh = stars.filter(({ id }) => !known.current.has(id));
      known.current = new Set(stars.map(({ id }) => id));
      if (fresh.length === 0) return;
      setTold(t('writing.seen', { words: fresh.map(({ word, name }) => word || name).join(', ') }));
    }, tellDelay);
    return () => clearTimeout(timer);
  }, [seen, t]);
  return told;
}

/** Keeps what lies behind the field as wide, as high and as far scrolled as the field itself. */
function useSameShape(field: HTMLTextAreaElement) {
  const lines = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const follow = () => {
      if (!lines.current) return;
      lines.current.style.width = `${field.clientWidth}px`;
      lines.current.style.height = `${field.clientHeight}px`;
      lines.current.scrollTop = field.scrollTop;
    };
    follow();
    const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(follow);
    watch?.observe(field);
    field.addEventListener('scroll', follow, { passive: true });
    return () => {
      watch?.disconnect();
      field.removeEventListener('scroll', follow);
    };
  }, [field]);
  return lines;
}

interface LinesProps {
  readonly field: HTMLTextAreaElement;
  readonly text: string;
  readonly seen: LiveReading | null;
}

/** The same text again behind the field, invisible but for the lines under its symbols. */
function Lines({ field, text, seen }: LinesProps) {
  const lines = useSameShape(field);
  const words = text.trim();
  // Symbols are looked for in the words alone, without the blanks before them.
  const before = text.length - text.trimStart().length;
  const marks = seen ? carrySpans(seen.mentions, seen.text, words) : [];
  return (
    <div ref={lines} className="paper-lines" aria-hidden>
      {text.slice(0, before)}
      {segmentText(words, marks).map(({ start, text: piece, spans }) =>
        spans.length > 0 ? (
          <mark key={start} className="recognised-line">
            {piece}
          </mark>
        ) : (
          <span key={start}>{piece}</span>
        ),
      )}
      {text.slice(before + words.length)}
    </div>
  );
}

interface WritingMarksProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  /** What was recognised last; null before that. */
  readonly seen: LiveReading | null;
}

/** Underlines what is recognised while a visitor writes, and says it to those who do not see it. */
export function WritingMarks({ field, text, seen }: WritingMarksProps) {
  const told = useTold(seen);
  const sheet = field.current?.parentElement;
  return (
    <>
      {field.current &&
        sheet &&
        text &&
        createPortal(<Lines field={field.current} text={text} seen={seen} />, sheet)}
      <p className="sr-only" role="status">
        {told}
      </p>
    </>
  );
}
