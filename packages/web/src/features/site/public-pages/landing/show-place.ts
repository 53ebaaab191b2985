const stillness = '(prefers-reduced-motion: reduce)';

interface Showing {
  readonly block?: ScrollLogicalPosition;
  /** What is to be in view, where that is more than the place itself. */
  readonly from?: Element | null | undefined;
}

/** Brings something into view and the focus to it, so that keyboard and screen reader go on there. */
export function showPlace(place: HTMLElement, { block = 'start', from }: Showing = {}): void {
  place.focus({ preventScroll: true });
  const behavior = window.matchMedia(stillness).matches ? 'auto' : 'smooth';
  (from ?? place).scrollIntoView?.({ block, behavior });
}
