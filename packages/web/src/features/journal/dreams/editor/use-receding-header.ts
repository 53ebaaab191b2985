import { useEffect, useRef } from 'react';
import { isNarrow } from '#web/lib/screen/use-narrow.ts';

/** Milliseconds of rest after which the header comes back. */
const restAfter = 3000;

/** Left free above the words, in pixels. */
const above = 8;

/** What steps back on a phone leaves no gap: the words move up to where it stood. */
function moveUp(field: Element): void {
  const top = field.getBoundingClientRect().top - above;
  if (top > 0 && isNarrow()) window.scrollBy({ top });
}

/**
 * Lets the page step back while keys are being pressed: `data-writing` on the document says so to the shell. What the
 * page begins with, a draft of yesterday's, nobody is writing yet.
 */
export function useRecedingHeader(content: string): void {
  const known = useRef(content);
  useEffect(() => {
    const { dataset } = document.documentElement;
    const field = document.activeElement;
    const rest = () => {
      delete dataset.writing;
    };
    if (content === known.current) return;
    known.current = content;
    if (content === '' || field?.tagName !== 'TEXTAREA') {
      rest();
      return;
    }
    if (dataset.writing === undefined) moveUp(field);
    dataset.writing = 'true';
    const timer = setTimeout(rest, restAfter);
    window.addEventListener('pointermove', rest, { once: true });
    field.addEventListener('blur', rest, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', rest);
      field.removeEventListener('blur', rest);
    };
  }, [content]);
  useEffect(
    () => () => {
      delete document.documentElement.dataset.writing;
    },
    [],
  );
}
