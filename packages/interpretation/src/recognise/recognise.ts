import { classesAt } from '../grammar/sentence.ts';
import { wordClass } from '../grammar/word-class.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Target } from '../lexicon/target.ts';
import { truthOfWords } from '../truth/truth-of-words.ts';
import type { Mention, Truth } from '../types.ts';
import type { Candidate } from './candidate.ts';
import { writtenAt } from './choose-target.ts';
import { findKnown, type Known } from './find-known.ts';
import { type Passage, readPassage } from './passage.ts';

/**
 * Finds the symbols of the dictionary in a dream: sorted, without overlap, the longest phrase first. Offsets are
 * UTF-16 code units, `text.slice(start, end) === mention.text`. Only mentions of state `present` were in the dream.
 */
export function recognise(text: string, lexicon: Lexicon): Mention[] {
  const passage = readPassage(text, lexicon);
  const truthAt = truthOfWords(passage, text);
  return findKnown(passage).map((known) =>
    toMention(passage, known, truthAt(headOf(passage, known.candidate))),
  );
}

const article = wordClass.definite | wordClass.indefinite | wordClass.possessive;

/** The word that tells whether a phrase was there: not its article, which may belong to what compares or denies it. */
function headOf(passage: Passage, { first, last }: Candidate): number {
  return first < last && classesAt(passage, first) & article ? first + 1 : first;
}

/** A phrase with other words inside stands where its first words do: those inside are read for themselves. */
function toMention(passage: Passage, { candidate, target }: Known, state: Truth): Mention {
  const { text, tokens } = passage;
  const { first, last, gap } = candidate;
  const start = tokens[first]?.start ?? 0;
  const end = tokens[gap?.before ?? last]?.end ?? start;
  const { symbol, group, variation, sense } = target;
  const rule = ruleOf(passage, candidate, target);
  const mention = { start, end, text: text.slice(start, end), symbol, group, variation, rule, sense, state };
  return target.isClass ? { ...mention, kind: 'class' } : mention;
}

const rules = {
  class: { exact: 'class.exact', inflected: 'class.inflected' },
  word: { exact: 'word.exact', inflected: 'word.inflected' },
  phrase: { exact: 'phrase.exact', inflected: 'phrase.inflected' },
} as const;

function ruleOf(passage: Passage, { first, last, gap }: Candidate, { isClass, spelling }: Target): string {
  if (gap !== undefined) return 'phrase.gapped';
  const kind = isClass ? 'class' : first === last ? 'word' : 'phrase';
  return rules[kind][writtenAt(passage, first, last) === spelling ? 'exact' : 'inflected'];
}
