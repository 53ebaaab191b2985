import type { PartOfSpeech } from '../part-of-speech.ts';
import { isIrregularEnglish } from './inflect.ts';

/** How many letters at the beginning of an English word all its forms share; 0 where none is sure. */
export function englishSteadyStart(word: string, part: PartOfSpeech): number {
  if (part === 'x') return word.length;
  if (isIrregularEnglish(word, part)) return 0;
  // "lie" and "lying", "fireman" and "firemen"; "baby" and "babies".
  return Math.max(0, word.length - (/(?:ie|man)$/.test(word) ? 2 : 1));
}
