import type { AnalysedText } from '../analysed/analysed-text.ts';
import { findCelebrity } from './find-celebrity.ts';
import { findDigits } from './find-digits.ts';
import { findName } from './find-name.ts';
import { findSlip } from './find-slip.ts';
import type { Found } from './found.ts';
import type { KnownWords } from './known-words.ts';

/** What is read by the way it is written where the dictionary has nothing, or nothing better. */
export function findByShape(
  passage: AnalysedText,
  at: number,
  known: KnownWords | undefined,
): Found | undefined {
  switch (passage.tokens[at]?.spelling.shape) {
    case 'lower':
      return known === undefined ? findSlip(passage, at) : undefined;
    case 'capital':
      return findCelebrity(passage, at, known) ?? findName(passage, at, known);
    case 'digits':
      return findDigits(passage, at, known);
    case 'upper':
      return findCelebrity(passage, at, known);
    default:
      return undefined;
  }
}
