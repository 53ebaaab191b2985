import { type RefCallback, useCallback, useState } from 'react';

/** Before it is measured, and where nothing is laid out. */
const supposed = 640;

/** The width of an element in whole pixels, as it changes: what is drawn keeps the size of its letters. */
export function useWidth(): { readonly width: number; readonly ref: RefCallback<HTMLElement> } {
  const [width, setWidth] = useState(supposed);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.floor(entry?.contentRect.width ?? 0);
      if (measured > 0) setWidth(measured);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { width, ref };
}
