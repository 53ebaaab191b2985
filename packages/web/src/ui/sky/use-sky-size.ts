import { useSyncExternalStore } from 'react';
import type { SkySizeName } from './sky-sizes.ts';

/** From here on there is room beside the text for the larger one. */
const desk = window.matchMedia('(width >= 62rem)');

function subscribe(onChange: () => void) {
  desk.addEventListener('change', onChange);
  return () => desk.removeEventListener('change', onChange);
}

/** The size of a sky with words on this screen. On paper the one that was on screen is printed. */
export function useSkySize(): SkySizeName {
  return useSyncExternalStore(subscribe, () => (desk.matches ? 'desktop' : 'phone'));
}
