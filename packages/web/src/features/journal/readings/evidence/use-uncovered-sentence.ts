import { type RefObject, useEffect } from 'react';

/** Pixels between the sentence and the note below it. */
const distance = 16;

function uncover(note: HTMLElement): void {
  const sentence = document.querySelector('.reading-sentence.is-pinned');
  if (!sentence) return;
  const hidden = sentence.getBoundingClientRect().bottom + distance - note.getBoundingClientRect().top;
  if (hidden > 0) window.scrollBy({ top: hidden });
}

/** Scrolls the touched sentence out from under its note, also when the note grows by what it has to fetch. */
export function useUncoveredSentence(note: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = note;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => uncover(current));
    observer.observe(current);
    return () => observer.disconnect();
  }, [note]);
}
