import type { Words } from '../grammar/sentence.ts';
import type { Form } from '../lexicon/form.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Capitals } from '../names/capitals.ts';
import type { Token } from '../text/token.ts';
import type { Assertion } from '../types.ts';

/**
 * A dream taken apart: its words with their places, what the lexicon knows of each, what they do in their sentence and
 * whether they are told as so. Made once; recognition and readings look at the same.
 */
export interface AnalysedText extends Words {
  readonly text: string;
  readonly lexicon: Lexicon;
  readonly tokens: readonly Token<Form>[];
  readonly hints: Uint16Array;
  /** Whether the dream tells of a word as there; found out when first asked for. */
  assertion(at: number): Assertion;
  /** Number of the sentence that a word stands in; -1 outside the text. */
  sentence(at: number): number;
  /** Counted when first asked for. */
  capitals(): Capitals;
  /** Whether a slip may be looked for in this word: true for the first few hundred unknown words of a text. */
  maySearch(form: Form): boolean;
}
