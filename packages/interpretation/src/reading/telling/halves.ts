import type { Word } from '../syntax/words.ts';
/** The mark of a verb that can carry a sentence, in both languages. */
export const finite = 2;

const joining: ReadonlySet<string> = new Set('and or y e o u'.split(' '));
const verbs: ReadonlySet<string> = new Set(
  "y and then entonces luego i we yo there it he she they we're i'm".split(' '),
);

/**
 * Whether "and my sister" goes on with who or what was named before: nothing was done between the beginning of the
 * sentence, or its last comma, and the joining word.
 */
export function isSecondHalf(from: number, words: readonly Word[], flags: Uint8Array): boolean {
  const [first, second] = [words[from], words[from + 1]];
  if (!first || !second || !joining.has(first.lower) || verbs.has(second.lower)) return false;
  let at = from - 1;
  const { sentence } = first;
  const clause = words[at]?.clause;
  if (at < 0 || words[at]?.sentence !== sentence) return false;
  for (; at >= 0 && words[at]?.clause === clause; at -= 1) if (((flags[at] ?? 0) & finite) > 0) return false;
  return true;
}
