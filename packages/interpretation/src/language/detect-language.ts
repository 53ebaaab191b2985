import type { Language } from '@chitta/symbols/types';
import { tokenise } from '../text/tokenise.ts';
import { englishWords, spanishWords } from './function-words.ts';

export interface DetectedLanguage {
  readonly language: Language;
  /** False for texts too short or too mixed to tell; `language` is then the likelier one. */
  readonly isCertain: boolean;
}

const spanishLetters = /[ñáéíóú¿¡]/;

/** Tells English from Spanish by the small words that each uses all the time. */
export function detectLanguage(text: string): DetectedLanguage {
  let english = 0;
  let spanish = 0;
  for (const { word } of tokenise(text)) {
    if (englishWords.has(word)) english++;
    if (spanishWords.has(word)) spanish++;
    else if (spanishLetters.test(word)) spanish += 0.5;
  }
  const language = spanish > english ? 'es' : 'en';
  const isCertain = english + spanish >= 3 && Math.max(english, spanish) >= 2 * Math.min(english, spanish);
  return { language, isCertain };
}
