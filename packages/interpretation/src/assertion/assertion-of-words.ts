import type { Words } from '../grammar/sentence.ts';
import { type Assertion, assertions } from '../types.ts';
import { findAsides } from './asides.ts';
import { rangesOfCues } from './cue.ts';
import { hintsOfWords } from './hints-of-words.ts';
import { rangesOfNegation } from './negation.ts';
import { rangesOfRemarks } from './remarks.ts';

/**
 * Whether the dream tells of each word as there. Where stretches overlap the stronger wins: what belongs to waking
 * life was neither compared nor denied in the dream.
 */
export function assertionOfWords(words: Words, text: string): (at: number) => Assertion {
  const marks = new Uint8Array(words.tokens.length);
  const hints = hintsOfWords(words);
  const asides = findAsides(words, text);
  for (const ranges of [
    rangesOfNegation(words, hints),
    rangesOfCues(words, hints, asides),
    rangesOfRemarks(words, asides, hints),
  ]) {
    for (const { from, to, state } of ranges) {
      const mark = assertions.indexOf(state);
      for (let at = from; at < to; at++) if ((marks[at] ?? 0) < mark) marks[at] = mark;
    }
  }
  return (at) => assertions[marks[at] ?? 0] ?? 'present';
}
