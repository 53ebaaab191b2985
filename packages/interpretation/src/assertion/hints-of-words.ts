import type { Language } from '@chitta/symbols/types';
import type { Words } from '../grammar/sentence.ts';
import { beginsCue } from './cue.ts';
import { hint } from './hint.ts';
import { isExcess } from './negation.ts';
import { type TenseWords, tenseWords } from './tense-words.ts';

/** What one word hints at, as bits. */
export function hintsOf(word: string, folded: string, language: Language): number {
  const tense = tenseWords[language];
  let bits = isPast(folded, tense) ? hint.past : 0;
  if (beginsCue(folded, language)) bits |= hint.cue;
  if (isExcess(word)) bits |= hint.excess;
  if (tense.present.has(folded)) bits |= hint.present;
  if (tense.presentInBrackets.has(folded)) bits |= hint.presentInBrackets;
  if (tense.dreamt.has(folded)) bits |= hint.dreamt;
  if (tense.dream.has(folded)) bits |= hint.dream;
  return bits;
}

function isPast(folded: string, { past, pastEndings }: TenseWords): boolean {
  return past.has(folded) || pastEndings.some((ending) => folded.length > 5 && folded.endsWith(ending));
}

/** The hints of each word: kept ones, or made now. */
export function hintsOfWords({ tokens, language, hints }: Words): Uint8Array {
  return hints ?? Uint8Array.from(tokens, ({ word, folded }) => hintsOf(word, folded, language));
}
