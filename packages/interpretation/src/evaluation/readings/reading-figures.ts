import type { Language } from '@chitta/symbols/types';
import type { ReadingLevel } from '../../types.ts';
import type { ReadingFault } from './judged-reading.ts';
import type { SentenceFigures, WordFigures } from './measure-words.ts';

/** One bar of a good set of readings. */
export interface Bar {
  readonly name: string;
  readonly figure: number;
  readonly bar: number;
  readonly isHeld: boolean;
}

/** What a set of readings measures. */
export interface ReadingFigures {
  readonly language: Language;
  readonly level: ReadingLevel;
  readonly readings: number;
  /** Dreams of distress, which get words of care; measured by nothing below but language. */
  readonly care: readonly string[];
  /** Dreams of which no arc was found. */
  readonly withoutArc: readonly string[];
  readonly withoutEvidence: readonly ReadingFault[];
  readonly repeated: readonly ReadingFault[];
  /** Arcs that were found at words marked as denied, compared, only thought of, or told of waking life. */
  readonly unreal: readonly ReadingFault[];
  readonly words: WordFigures;
  readonly sentences: SentenceFigures;
  /** Ease of reading: `readingEase`. */
  readonly ease: { readonly mean: number; readonly lowest: number; readonly hard: readonly ReadingFault[] };
  readonly forbidden: readonly ReadingFault[];
  readonly slips: readonly ReadingFault[];
  readonly bars: readonly Bar[];
}
