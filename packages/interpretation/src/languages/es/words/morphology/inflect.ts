import type { PartOfSpeech } from '../../../../morphology/part-of-speech.ts';
import { conjugate } from './conjugate.ts';
import { adjectiveForms, nounForms } from './nominal-forms.ts';

/** Every form of a Spanish word in dictionary form, itself first. */
export function inflectSpanish(word: string, part: PartOfSpeech, isLiving: boolean): string[] {
  if (part === 'n') return nounForms(word, isLiving);
  if (part === 'v') return conjugate(word);
  if (part === 'a') return adjectiveForms(word);
  return [word];
}
