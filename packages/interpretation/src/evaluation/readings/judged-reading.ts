import type { Reading } from '../../types.ts';
import type { MarkedDream } from '../marked-dream.ts';

/** A marked dream beside the reading that was composed of it. */
export interface JudgedReading extends MarkedDream {
  readonly reading: Reading;
}

/** A fault of one reading, with the words that show it. */
export interface ReadingFault {
  readonly id: string;
  /** What is wrong, in one or two words; the same fault has the same name everywhere. */
  readonly fault: string;
  readonly words: string;
}

/** Kept of a rule of care: distress gets warmth instead of symbols, and is not measured by them. */
export function isCare({ reading }: JudgedReading): boolean {
  return reading.sentences.some(({ evidence }) => evidence.some(({ rule }) => rule.startsWith('care.')));
}
