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
  readonly hints: Uint8Array;
  /** Counted when first asked for. */
  capitals(): Capitals;
}

/** Cuts a dream into words and looks each of them up. */
export function readPassage(text: string, lexicon: Lexicon): Passage {
  const tokens = tokeniseWith(text, lexicon.spellings);
  const classes = new Int32Array(tokens.length);
  const hints = new Uint8Array(tokens.length);
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
  return { text, language: lexicon.language, lexicon, tokens, classes, hints, capitals };
}
