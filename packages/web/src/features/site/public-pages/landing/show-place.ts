const stillness = '(prefers-reduced-motion: reduce)';

/** Brings something into view and the focus to it, so that keyboard and screen reader go on there. */
export function showPlace(place: HTMLElement, block: ScrollLogicalPosition = 'start'): void {
  place.focus({ preventScroll: true });
  const behavior = window.matchMedia(stillness).matches ? 'auto' : 'smooth';
  place.scrollIntoView?.({ block, behavior });
}
