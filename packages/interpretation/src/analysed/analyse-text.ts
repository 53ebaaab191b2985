import { assertionOfWords } from '../assertion/assertion-of-words.ts';
import type { Form } from '../lexicon/form.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { countCapitals } from '../names/capitals.ts';
import { tokeniseWith } from '../text/tokenise.ts';
import type { AnalysedText } from './analysed-text.ts';
import { numberSentences } from './number-sentences.ts';

/**
 * Unknown words of one text in which slips are looked for. Each costs as much as some hundred known ones, and no dream
 * has so many slips; without a bound, a text of made-up words would be the dearest of all.
 */
const mostSearched = 300;

/** Cuts a dream into words and looks each of them up. */
export function analyseText(text: string, lexicon: Lexicon): AnalysedText {
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
  const words = { language: lexicon.language, tokens, classes, hints };
  const assertion = once(() => assertionOfWords(words, text));
  const sentences = once(() => numberSentences(text, tokens));
  const capitals = once(() => countCapitals(tokens));
  const searched = new Set<Form>();
  const maySearch = (form: Form) =>
    searched.has(form) || (searched.size < mostSearched && searched.add(form) === searched);
  return {
    ...words,
    text,
    lexicon,
    assertion: (at) => assertion()(at),
    sentence: (at) => sentences()[at] ?? -1,
    capitals,
    maySearch,
  };
}

/** What is made when it is first asked for, and kept. */
function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
