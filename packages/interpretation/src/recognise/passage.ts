import type { Words } from '../grammar/sentence.ts';
import type { Form } from '../lexicon/form.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { type Capitals, countCapitals } from '../names/capitals.ts';
import type { Token } from '../text/token.ts';
import { tokeniseWith } from '../text/tokenise.ts';

/** The words of a dream, each with what the lexicon knows of it. */
export interface Passage extends Words {
  readonly text: string;
  readonly lexicon: Lexicon;
  readonly tokens: readonly Token<Form>[];
  readonly hints: Uint16Array;
  /** Counted when first asked for. */
  capitals(): Capitals;
  /** Whether a slip may be looked for in this word: true for the first few hundred unknown words of a text. */
  maySearch(form: Form): boolean;
}

/**
 * Unknown words of one text in which slips are looked for. Each costs as much as some hundred known ones, and no dream
 * has so many slips; without a bound, a text of made-up words would be the dearest of all.
 */
const mostSearched = 300;

/** Cuts a dream into words and looks each of them up. */
export function readPassage(text: string, lexicon: Lexicon): Passage {
  const tokens = tokeniseWith(text, lexicon.spellings);
  const classes = new Int32Array(tokens.length);
  const hints = new Uint16Array(tokens.length);
  for (let at = 0; at < tokens.length; at++) {
    const form = tokens[at]?.spelling;
    if (form === undefined) continue;
    // Only now: a phrase that a later word of the text brought along may ask for this word too.
    lexicon.know(form);
    classes[at] = form.classes;
    hints[at] = form.hints;
  }
  let counted: Capitals | undefined;
  const capitals = () => {
    counted ??= countCapitals(tokens);
    return counted;
  };
  const searched = new Set<Form>();
  const maySearch = (form: Form) =>
    searched.has(form) || (searched.size < mostSearched && searched.add(form) === searched);
  return { text, language: lexicon.language, lexicon, tokens, classes, hints, capitals, maySearch };
}
