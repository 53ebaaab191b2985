import { findCelebrity } from './find-celebrity.ts';
import { findDigits } from './find-digits.ts';
import type { Choice } from './find-known.ts';
import { findName } from './find-name.ts';
import { findSlip } from './find-slip.ts';
import type { Found } from './found.ts';
import type { Passage } from './passage.ts';

/** What is read by the way it is written where the dictionary has nothing, or nothing better. */
export function findBeyond(passage: Passage, at: number, choice: Choice | undefined): Found | undefined {
  switch (passage.tokens[at]?.spelling.shape) {
    case 'lower':
      return choice === undefined ? findSlip(passage, at) : undefined;
    case 'capital':
      return findCelebrity(passage, at, choice) ?? findName(passage, at, choice);
    case 'digits':
      return findDigits(passage, at, choice);
    case 'upper':
      return findCelebrity(passage, at, choice);
    default:
      return undefined;
  }
}
