import type { Language } from '@chitta/symbols/types';
import type { DictionaryTexts } from './dictionary-texts.ts';
import type { JudgedReading } from './judged-reading.ts';
import { skeletonOf } from './skeleton-of.ts';

/** A skeleton that comes back, with one of its sentences. */
export interface Frequent {
  readonly skeleton: string;
  /** Share of the readings that have it. */
  readonly share: number;
  readonly readings: number;
  readonly example: string;
}

/** Most that are listed. */
const listed = 40;

/** The skeletons of most readings, the most frequent first; those of one reading are left out. */
export function frequentSkeletons(
  readings: readonly JudgedReading[],
  { language, texts }: { readonly language: Language; readonly texts: DictionaryTexts },
): Frequent[] {
  const found = new Map<string, { readonly ids: Set<string>; readonly example: string }>();
  for (const { id, text: dream, reading } of readings) {
    for (const { text, evidence } of reading.sentences) {
      const words = evidence.map(({ symbol, start, end }) => texts.of(symbol, dream.slice(start, end)));
      const sources = {
        names: words.flatMap(({ names }) => names),
        texts: words.flatMap((each) => each.texts),
      };
      const skeleton = skeletonOf(text, { language, dream, ...sources });
      const known = found.get(skeleton) ?? { ids: new Set(), example: text };
      known.ids.add(id);
      found.set(skeleton, known);
    }
  }
  return [...found]
    .map(([skeleton, { ids, example }]) => ({
      skeleton,
      share: ids.size / readings.length,
      readings: ids.size,
      example,
    }))
    .filter(({ readings: count }) => count > 1)
    .sort((a, b) => b.readings - a.readings || (a.skeleton < b.skeleton ? -1 : 1))
    .slice(0, listed);
}
