import { wordsOf } from '../languages/language-packs.ts';
import type { PartInContext, Words } from './sentence.ts';

/** Judges from the small words around a word whether it names something or tells what is done. */
export function partInContext(words: Words, at: number): PartInContext {
  return wordsOf(words.language).grammar.partInContext(words, at);
}
