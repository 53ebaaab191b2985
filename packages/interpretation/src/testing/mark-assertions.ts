import type { Language } from '@chitta/symbols/types';
import { lexiconOf } from './lexicon-of.ts';
import { markMentions, withoutMarks } from './mark.ts';

/** A marked sentence read with a dictionary of nothing but its marked words; alike where all are told as marked. */
export function markAssertions(marked: string, language: Language): string {
  const words = new Set(Array.from(marked.matchAll(/\[[-?~*]?([^\]]+)\]/g), ([, word = '']) => word));
  const entries = Array.from(words, (word, at) => [`symbol-${at}`, `${word.toLowerCase()}/x`]);
  return markMentions(withoutMarks(marked), lexiconOf(language, { object: Object.fromEntries(entries) }));
}
