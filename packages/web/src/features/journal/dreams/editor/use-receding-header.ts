import { useEffect } from 'react';

/** Milliseconds of rest after which the header comes back. */
const restAfter = 4000;

/** Lets the page step back while keys are being pressed: `data-writing` on the document says so to the shell. */
export function useRecedingHeader(content: string): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const rest = () => {
      delete dataset.writing;
    };
    if (content === '' || document.activeElement?.tagName !== 'TEXTAREA') {
      rest();
      return;
    }
    dataset.writing = 'true';
    const timer = setTimeout(rest, restAfter);
    window.addEventListener('pointermove', rest, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', rest);
    };
  }, [content]);
  useEffect(
    () => () => {
      delete document.documentElement.dataset.writing;
    },
    [],
  );
}
