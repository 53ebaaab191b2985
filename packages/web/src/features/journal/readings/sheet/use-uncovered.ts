import { type RefObject, useEffect } from 'react';

/** Pixels between what was touched and the sheet below it. */
const distance = 16;

function uncover(sheet: HTMLElement): void {
  const touched = document.querySelector('.reading-sentence.is-pinned, .dream-mark.is-pinned');
  if (!touched) return;
  const covered = sheet.getBoundingClientRect();
  const { bottom, right } = touched.getBoundingClientRect();
  const isBeside = covered.left >= right;
  const hidden = bottom + distance - covered.top;
  if (hidden > 0 && !isBeside) window.scrollBy({ top: hidden });
}

/** Scrolls what was touched out from under its sheet, also when the sheet grows by what it has to fetch. */
export function useUncovered(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = sheet;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => uncover(current));
    observer.observe(current);
    return () => observer.disconnect();
  }, [sheet]);
}
