import { classesAt } from '../grammar/sentence.ts';
import { wordClass } from '../grammar/word-class.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { truthOfWords } from '../truth/truth-of-words.ts';
import type { Mention, Truth } from '../types.ts';
import { findKnown } from './find-known.ts';
import type { Found } from './found.ts';
import { type Passage, readPassage } from './passage.ts';

/**
 * Finds the symbols of the dictionary in a dream: sorted, without overlap, the longest phrase first. Offsets are
 * UTF-16 code units, `text.slice(start, end) === mention.text`. Only mentions of state `present` were in the dream.
 */
export function recognise(text: string, lexicon: Lexicon): Mention[] {
  const passage = readPassage(text, lexicon);
  const truthAt = truthOfWords(passage, text);
  return findKnown(passage).map((found) => toMention(passage, found, truthAt(headOf(passage, found))));
}

const article = wordClass.definite | wordClass.indefinite | wordClass.possessive;

/** The word that tells whether a phrase was there: not its article, which may belong to what compares or denies it. */
function headOf(passage: Passage, { first, last }: Found): number {
  return first < last && classesAt(passage, first) & article ? first + 1 : first;
}

function toMention({ text, tokens }: Passage, found: Found, state: Truth): Mention {
  const { first, last, symbol, group, variation, rule, sense, kind } = found;
  const start = tokens[first]?.start ?? 0;
  const end = tokens[last]?.end ?? start;
  const mention = { start, end, text: text.slice(start, end), symbol, group, variation, rule, sense, state };
  return kind === undefined ? mention : { ...mention, kind };
}
