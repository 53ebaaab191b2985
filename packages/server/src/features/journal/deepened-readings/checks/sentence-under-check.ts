import type { Language, Reading, RecognisedSymbol } from '@chitta/contract';

type Sentence = Reading['sentences'][number];

/** One sentence of the model beside ours, with everything that it may rest on. */
export interface SentenceUnderCheck {
  /** What the model wrote, on one line. */
  readonly text: string;
  readonly own: Sentence;
  readonly language: Language;
  readonly dream: string;
  /** The dreamer's words that our sentence rests on. */
  readonly words: readonly string[];
  /** The symbols that our sentence rests on. */
  readonly symbols: readonly RecognisedSymbol[];
}

/** Whether one of `patterns` stands in the text and in neither our sentence nor the dream. */
export function saysAnew({ text, own, dream }: SentenceUnderCheck, patterns: readonly RegExp[]): boolean {
  return patterns.some((pattern) => pattern.test(text) && !pattern.test(own.text) && !pattern.test(dream));
}
