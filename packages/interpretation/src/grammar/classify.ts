import type { Language } from '@chitta/symbols/types';
import { wordsOf } from '../languages/language-packs.ts';
import type { Token } from '../text/token.ts';
import type { Words } from './sentence.ts';

/** Tells of each word what it does in a sentence. */
export function classify(tokens: readonly Token[], language: Language): Words {
  const table = wordsOf(language).grammar.classes;
  const classes = new Int32Array(tokens.length);
  for (let at = 0; at < tokens.length; at++) classes[at] = table.get(tokens[at]?.word ?? '') ?? 0;
  return { language, tokens, classes };
}
