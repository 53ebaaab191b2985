import type { Language } from '@chitta/symbols/types';
import { judgingOf } from '../../../languages/language-packs.ts';

/** Ease of reading on a scale of about 0 to 100, higher is easier, by the formula of each language (`EaseOfReading`). */
export function readingEase(text: string, language: Language): number {
  const words = text.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];
  const sentences = text.match(/[.!?…]+(?=\s|["”»)]|$)/gu)?.length ?? 1;
  if (words.length === 0) return 100;
  const { syllables, ease } = judgingOf(language).ease;
  const perSentence = words.length / Math.max(1, sentences);
  const perWord = words.reduce((sum, word) => sum + syllables(word.toLowerCase()), 0) / words.length;
  return ease(perSentence, perWord);
}

/** Ease below which a reading is harder than a newspaper. */
export function newspaperEase(language: Language): number {
  return judgingOf(language).ease.newspaper;
}
