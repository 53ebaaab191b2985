import { useSyncExternalStore } from 'react';
import type { SkySizeName } from './sky-sizes.ts';

/** Where a sky stands: by itself, over the dream whose reading is beside it, or enlarged from there. */
export type SkyPlace = 'alone' | 'reading' | 'enlarged';

const sizes = {
  alone: { phone: 'phone', desk: 'desktop' },
  reading: { phone: 'strip', desk: 'page' },
  enlarged: { phone: 'tall', desk: 'large' },
} as const satisfies Record<SkyPlace, Record<'phone' | 'desk', SkySizeName>>;

/** From here on there is room beside the text for the larger one. */
const desk = window.matchMedia('(width >= 62rem)');

function subscribe(onChange: () => void) {
  desk.addEventListener('change', onChange);
  return () => desk.removeEventListener('change', onChange);
}

/** The size of a sky with words on this screen. On paper the one that was on screen is printed. */
export function useSkySize(place: SkyPlace): SkySizeName {
  return useSyncExternalStore(subscribe, () => sizes[place][desk.matches ? 'desk' : 'phone']);
}
