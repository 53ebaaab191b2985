import { foldWord } from '../../text/fold.ts';
import type { QuestionStems } from '../types.ts';

const word = /[\p{L}\p{N}']+/gu;

/** Words of a text that are forms of those of a question, each at its first place. */
export function findStems(
  text: string,
  { stem, words }: Pick<QuestionStems, 'stem' | 'words'>,
): { readonly word: string; readonly stem: string; readonly start: number; readonly end: number }[] {
  if (words.size === 0) return [];
  const found = new Map<string, { word: string; stem: string; start: number; end: number }>();
  for (const { 0: written, index } of text.matchAll(word)) {
    const stemmed = stem(foldWord(written.toLowerCase()));
    if (words.has(stemmed) && !found.has(stemmed))
      found.set(stemmed, {
        word: written.toLowerCase(),
        stem: stemmed,
        start: index,
        end: index + written.length,
      });
  }
  return [...found.values()];
}
