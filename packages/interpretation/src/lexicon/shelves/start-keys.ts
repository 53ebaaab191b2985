import type { Language } from '@chitta/symbols/types';
import { wordsOf } from '../../languages/language-packs.ts';
import type { PartOfSpeech } from '../../morphology/part-of-speech.ts';
import { nominalKey, unclear } from './nominal-key.ts';
import { startKey } from './start-key.ts';

/** The `startKey`s of which every form of a dictionary word has one. */
export function startKeys(word: string, part: PartOfSpeech, language: Language): readonly number[] {
  const key = part === 'v' ? unclear : nominalKey(word, part, language);
  if (key !== unclear) return [key];
  const starts = wordsOf(language).inflection.starts(word, part);
  return starts.length === 1 ? [startKey(starts[0] ?? '')] : [...new Set(starts.map(startKey))];
}
