import type { Language } from '@chitta/symbols/types';
import type { Token } from '../text/token.ts';
import { tokenise } from '../text/tokenise.ts';
import { englishWords, spanishWords } from './function-words.ts';

export interface DetectedLanguage {
  readonly language: Language;
  /** False for texts too short or too mixed to tell; `language` is then the likelier one. */
  readonly isCertain: boolean;
}

const spanishLetters = /[ñáéíóú]/;
/** Fewer telling words than this are no certain sign. */
const fewest = 3;

/** Tells English from Spanish by the small words that each uses all the time. */
export function detectLanguage(text: string): DetectedLanguage {
  return languageOfWords(tokenise(text));
}

/** As `detectLanguage`, for words that were cut already. */
export function languageOfWords(tokens: readonly Pick<Token, 'word' | 'folded'>[]): DetectedLanguage {
  let english = 0;
  let spanish = 0;
  for (const { word, folded } of tokens) {
    if (englishWords.has(word)) english++;
    if (spanishWords.has(word)) spanish++;
    else if (word !== folded && spanishLetters.test(word)) spanish += 0.5;
  }
  const language = spanish > english ? 'es' : 'en';
  const isCertain =
    english + spanish >= fewest && Math.max(english, spanish) >= 2 * Math.min(english, spanish);
  return { language, isCertain };
}
