import { partInContext } from '../grammar/part-in-context.ts';
import { classesAt, type Words } from '../grammar/sentence.ts';
import { wordClass } from '../grammar/word-class.ts';

/** How many other words may stand in a phrase. */
export const longestGap = 3;

/** Words that begin another clause or another verb, over which no phrase reaches. */
const barrier =
  wordClass.clauseOpener | wordClass.coordinator | wordClass.auxiliary | wordClass.be | wordClass.have;

/** Whether a word may stand between two words of one phrase: "threw [the], [old], [ring] away", but no "and", no verb. */
export function isGapWord(words: Words, at: number): boolean {
  const classes = classesAt(words, at);
  if (classes & barrier) return false;
  if (classes & wordClass.subject && !(classes & wordClass.object)) return false;
  return classes !== 0 || partInContext(words, at) !== 'v';
}
