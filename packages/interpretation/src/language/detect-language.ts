import type { Language } from '@chitta/symbols/types';
import { wordPacks } from '../languages/language-packs.ts';
import type { Detection } from '../languages/pack/word-pack.ts';
import type { Token } from '../text/token.ts';
import { tokenise } from '../text/tokenise.ts';

export interface DetectedLanguage {
  readonly language: Language;
  /** False for texts too short or too mixed to tell; `language` is then the likelier one. */
  readonly isCertain: boolean;
}

/** Fewer telling words than this are no certain sign. */
const fewest = 3;

/** Tells languages apart by the small words that each uses all the time. */
export function detectLanguage(text: string): DetectedLanguage {
  return languageOfWords(tokenise(text));
}

/** As `detectLanguage`, for words that were cut already. */
export function languageOfWords(tokens: readonly Pick<Token, 'word' | 'folded'>[]): DetectedLanguage {
  const scores = Object.entries(wordPacks).map(([language, { detection }]) => ({
    language: language as Language,
    score: scoreOf(tokens, detection),
  }));
  // Of two that are as likely the earlier one.
  const [first, second] = scores.sort((a, b) => b.score - a.score);
  const [best, next] = [first?.score ?? 0, second?.score ?? 0];
  return {
    language: (first as (typeof scores)[number]).language,
    isCertain: best + next >= fewest && best >= 2 * next,
  };
}

function scoreOf(tokens: readonly Pick<Token, 'word' | 'folded'>[], { words, letters }: Detection): number {
  let score = 0;
  for (const { word, folded } of tokens) {
    if (words.has(word)) score++;
    else if (letters !== undefined && word !== folded && letters.test(word)) score += 0.5;
  }
  return score;
}
