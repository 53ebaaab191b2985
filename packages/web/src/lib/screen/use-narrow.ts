import { useSyncExternalStore } from 'react';

const phone = '(width < 48rem)';

function subscribe(onChange: () => void): () => void {
  if (typeof matchMedia === 'undefined') return () => undefined;
  const list = matchMedia(phone);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the screen is as narrow as a phone's, asked once. */
export function isNarrow(): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia(phone).matches;
}

/** Whether the screen is as narrow as a phone's. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}
