import type { DreamFacts } from './dream-facts.ts';

/** The themes that are counted of a dream, by their keys: what happens in it, as the engine found it for its reading. */
export function themesOfDream({ arc }: Pick<DreamFacts, 'arc'>): readonly string[] {
  return arc === null ? [] : [arc];
}
