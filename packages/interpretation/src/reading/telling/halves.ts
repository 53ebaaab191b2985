import type { Word } from '../syntax/words.ts';
import { bears } from './sums.ts';

/** The mark of a verb that can carry a sentence, in every language. */
export const finite = 2;

/** Words by which a second half is known. */
export interface JoiningWords {
  readonly joining: ReadonlySet<string>;
  /** Behind a joining word these begin anew. */
  readonly beginning: ReadonlySet<string>;
}

/**
 * Whether "and my sister" goes on with who or what was named before: nothing was done between the beginning of the
 * sentence, or its last comma, and the joining word.
 */
export function isSecondHalf(
  from: number,
  words: readonly Word[],
  flags: Uint8Array,
  { joining, beginning }: JoiningWords,
): boolean {
  const [first, second] = [words[from], words[from + 1]];
  if (!first || !second || !joining.has(first.lower) || beginning.has(second.lower)) return false;
  const before = words[from - 1];
  if (before === undefined || before.sentence !== first.sentence) return false;
  for (let at = from - 1; words[at]?.clause === before.clause; at -= 1)
    if (bears(at, finite, flags)) return false;
  return true;
}
