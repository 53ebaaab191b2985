import { type RefObject, useEffect } from 'react';

/** Pixels that the on-screen keyboard covers of the layout viewport; 0 where the browser makes room by itself. */
function coveredByKeyboard(viewport: VisualViewport): number {
  // Whoever has zoomed in sees a part of the page, which no keyboard covers.
  if (viewport.scale > 1.01) return 0;
  return Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop));
}

/** Pixels of a toast: with less below the bar, it would lie on it. */
const toastHeight = 160;

/** Pixels from the lower edge of what is seen to the upper edge of the bar; 0 where a toast finds room below it. */
function roomOf(bar: HTMLElement, seenHeight: number): number {
  const { top, bottom } = bar.getBoundingClientRect();
  const isInTheWay = top < seenHeight && seenHeight - bottom < toastHeight;
  return isInTheWay ? Math.round(seenHeight - top) : 0;
}

/**
 * Keeps the bar above the on-screen keyboard where the browser does not (Safari), and tells the page how much room the
 * bar takes, so that nothing lies on it: `--keyboard` and `--action-bar` on the document, in pixels.
 */
export function useBarRoom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const viewport = window.visualViewport;
    const measure = () => {
      const keyboard = viewport ? coveredByKeyboard(viewport) : 0;
      style.setProperty('--keyboard', `${keyboard}px`);
      const room = bar.current ? roomOf(bar.current, window.innerHeight - keyboard) : 0;
      style.setProperty('--action-bar', `${room}px`);
    };
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    if (bar.current) observer?.observe(bar.current);
    // What comes and goes above the bar moves it, and below it the tabs, for which the editor around it makes room.
    if (bar.current?.parentElement) observer?.observe(bar.current.parentElement);
    observer?.observe(document.body);
    window.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, { passive: true });
    viewport?.addEventListener('resize', measure);
    viewport?.addEventListener('scroll', measure);
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure);
      viewport?.removeEventListener('resize', measure);
      viewport?.removeEventListener('scroll', measure);
      style.removeProperty('--keyboard');
      style.removeProperty('--action-bar');
    };
  }, [bar]);
}
