import { layOutSky } from '#web/ui/sky/layout/lay-out-sky.ts';
import type { SkyDream } from '#web/ui/sky/sky-dream.ts';
import type { HeroSkies } from './example-dream.ts';

/** The sky of a dream in both of its sizes: which one is seen is decided by the style sheet, before any script. */
export function layOutHero(dream: SkyDream): HeroSkies {
  return { front: layOutSky(dream, 'front'), wide: layOutSky(dream, 'wide') };
}
