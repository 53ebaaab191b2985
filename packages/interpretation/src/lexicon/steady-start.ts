import type { Language } from '@chitta/symbols/types';
import { englishSteadyStart } from '../morphology/en/steady-start.ts';
import { spanishSteadyStart } from '../morphology/es/steady-start.ts';
import type { PartOfSpeech } from '../morphology/part-of-speech.ts';
import { foldWord } from '../text/fold.ts';

/** The letters, without accents, that all forms of a dictionary word begin with. */
export function steadyStart(word: string, part: PartOfSpeech, language: Language): string {
  const length = language === 'en' ? englishSteadyStart(word, part) : spanishSteadyStart(word, part);
  return foldWord(length >= word.length ? word : word.slice(0, length));
}
