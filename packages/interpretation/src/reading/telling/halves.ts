import { wordSet } from '../syntax/word-set.ts';
import type { Word } from '../syntax/words.ts';
import { bears } from './sums.ts';

/** The mark of a verb that can carry a sentence, in both languages. */
export const finite = 2;

const joining = wordSet('and or y e o u');
/** Behind a joining word these begin anew. */
const verbs = wordSet("y and then entonces luego i we yo there it he she they we're i'm");

/**
 * Whether "and my sister" goes on with who or what was named before: nothing was done between the beginning of the
 * sentence, or its last comma, and the joining word.
 */
export function isSecondHalf(from: number, words: readonly Word[], flags: Uint8Array): boolean {
  const [first, second] = [words[from], words[from + 1]];
  if (!first || !second || !joining.has(first.lower) || verbs.has(second.lower)) return false;
  const before = words[from - 1];
  if (before === undefined || before.sentence !== first.sentence) return false;
  for (let at = from - 1; words[at]?.clause === before.clause; at -= 1)
    if (bears(at, finite, flags)) return false;
  return true;
}
