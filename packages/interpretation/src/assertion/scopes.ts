import { classesAt, isJoined, type Words } from '../grammar/sentence.ts';
import { noun, wordClass } from '../grammar/word-class.ts';
import { type Asides, bracketsAround, remarkAround } from './asides.ts';
import type { CompiledWords } from './assertion-pack.ts';
import { deniedDeed, deniedObject, deniedPredicate } from './denied.ts';
import { opensClause, type Range } from './match-cue.ts';
import {
  clauseEnd,
  clauseStart,
  comparedEnd,
  hasForm,
  hasWord,
  known,
  missingEnd,
  nextPast,
  phraseEnd,
  sentenceEnd,
  sentenceStart,
  sideStart,
} from './reach.ts';
import type { ScopeName } from './scope-name.ts';
import { hasPresentBefore, statementAround } from './statements.ts';
import { wordForm } from './word-form.ts';

export interface ScopeInput {
  readonly words: Words;
  readonly own: CompiledWords;
  readonly asides: Asides;
  /** The first word of the cue and the one behind it. */
  readonly from: number;
  readonly to: number;
  /** Where a word, or one that begins like it, first stands in the text. */
  readonly firstOf: (folded: string) => number;
}

type Scope = (input: ScopeInput) => Range | readonly Range[] | undefined;

/** A remark after waking fills no more than this share of a dream, or this many words; more where the sentence ends with the waking. */
const endings = { share: 0.2, words: 16, closedShare: 0.3, closedWords: 40, closing: 4, longShare: 0.5 };

/** How far a cue reaches, by name: the side that it reaches to, then how far. */
export const scopes: Readonly<Record<ScopeName, Scope>> = {
  /** its own words */
  own: ({ from, to }) => ({ from, to }),
  /** its own words but for the first and the last */
  within: ({ from, to }) => ({ from: from + 1, to: to - 1 }),
  /** the noun phrase behind it */
  afterPhrase: ({ words, own, to }) => ({ from: to, to: missingEnd(words, own, to) }),
  /** the same, and its verb where the cue opens the clause: "No [dog barked]" */
  afterSubject: ({ words, own, from, to }) => {
    const end = missingEnd(words, own, to);
    const isActing = opensClause(words, from) && isJoined(words, end) && hasForm(words, end, wordForm.past);
    return { from: to, to: isActing && classesAt(words, end) === 0 ? end + 1 : end };
  },
  /** a new thing, nothing where it is known */
  afterObject: ({ words, own, to }) => deniedObject(words, own, to),
  /** what a negator denies */
  afterPredicate: ({ words, own, from, to }) => deniedPredicate(words, own, from, to),
  /** the verb and its new object */
  afterDeed: ({ words, own, to }) => deniedDeed(words, own, to),
  /** its last word, a verb, and its new object */
  ofLast: ({ words, own, to }) => deniedDeed(words, own, to - 1, true),
  /** the word behind it */
  afterVerb: ({ words, to }) => (isJoined(words, to) ? { from: to, to: to + 1 } : undefined),
  /** what something is compared with, and what is said of that */
  afterCompared: ({ words, own, asides, to }) =>
    withApposition(words, asides, { from: to, to: comparedEnd(words, own, to) }),
  /** the clause */
  afterClause: ({ words, to }) => ({ from: to, to: clauseEnd(words, to) }),
  /** the clause, but for known things: "wanted to [kill] the dragon" */
  afterIntent: (input) => supposed(input, input.to, clauseEnd(input.words, input.to), () => true),
  /** the clause, but for things that the dream has named before: "if the dragon [woke], we would need [the sword]" */
  afterSupposed: (input) => supposed(input, input.to, clauseEnd(input.words, input.to)),
  /** the same, and over one comma the next clause: "si [cortaba mal, se apagaba]" */
  afterSuppositions: (input) => {
    const end = clauseEnd(input.words, input.to);
    const isNext = input.words.tokens[end]?.gap === 'comma';
    const next = isNext ? supposed(input, end, clauseEnd(input.words, end + 1)) : [];
    return [...supposed(input, input.to, end), ...next];
  },
  /** the clause, but for a known thing that it begins with: "as if [the street] were water" */
  afterLikened: ({ words, to }) => ({ from: behindKnown(words, to), to: clauseEnd(words, to) }),
  /** the clause and, over one comma, the next */
  afterClauses: ({ words, from, to }) => {
    const end = clauseEnd(words, to);
    return { from, to: words.tokens[end]?.gap === 'comma' ? clauseEnd(words, end + 1) : end };
  },
  /** its words and the clause */
  withClause: ({ words, from, to }) => ({ from, to: clauseEnd(words, to) }),
  /** its words, to the end of the sentence or "but" */
  withSentence: ({ words, own, from, to }) => ({ from, to: sentenceEnd(words, own, to) }),
  /** its words, to the next past form or the end of the sentence */
  untilPast: ({ words, own, from, to }) => ({ from, to: nextPast(words, to, sentenceEnd(words, own, to)) }),
  /** its words and the rest of the text when little of it is left */
  withEnding: ({ words, own, from, to }) =>
    isNearEnd(words, own, to) ? { from, to: words.tokens.length } : undefined,
  /** the same, and back to who or what woke the dreamer */
  aroundEnding: ({ words, own, from, to }) =>
    isNearEnd(words, own, to) ? { from: causeStart(words, from), to: words.tokens.length } : undefined,
  /** the phrase before it: "[the door] wasn't there" */
  beforePhrase: ({ words, from }) => ({ from: phraseStart(words, from), to: from }),
  /** the words that hang together with it by hyphens: "a [dungeon]-like house" */
  beforeHyphen: ({ words, from }) => ({ from: hyphenedStart(words, from), to: from }),
  /** the same, or the noun before it: "a [castle] style house" */
  beforeModifier: ({ words, from }) => ({ from: modifierStart(words, from), to: from }),
  /** the sentence before it, where it is told in another tense than the dream behind it */
  beforeContrast: ({ words, from, to }) => {
    const start = sentenceStart(words, from);
    const before = firstTense(words, start, from);
    const after = firstTense(words, to, Math.min(to + 6, words.tokens.length));
    return before !== 0 && after !== 0 && before !== after ? { from: start, to: from } : undefined;
  },
  /** all that leads up to the telling: "I went to bed late. [..] I dreamt that" */
  beforeTelling: ({ words, from }) => openingBefore(words, from),
  /** the clause on both sides */
  aroundClause: ({ words, from, to }) => ({ from: clauseBefore(words, from), to: clauseEnd(words, to) }),
  /** the sentence on both sides, or the relative clause, the brackets, the comparison that it stands in */
  aroundSentence: (input) => sentenceAround(input),
  /** a statement in the present: its clause on both sides, back to the past form before it */
  aroundStatement: (input) => statementAround(input),
  /** the brackets that it stands in, else its clause */
  aroundBrackets: ({ words, asides, from, to }) =>
    remarkAround(words, asides, from) ?? { from, to: clauseEnd(words, to) },
  /** the brackets that it stands in, where they hold a single remark */
  brackets: ({ words, asides, from }) => remarkAround(words, asides, from),
  /** its sentence, where it and all before it begin in another tense than the present */
  leadingSentence: ({ words, own, asides, from, to }) =>
    hasPresentBefore(words, asides, from)
      ? undefined
      : { from: sentenceStart(words, from), to: sentenceEnd(words, own, to) },
};

/** "It looked like Ann (the girl from the shop)": who or what that is belongs to the comparison. */
function withApposition(words: Words, asides: Asides, { from, to }: Range): Range {
  const isApposition = to > from && asides.isBracketed(to) && !asides.isBracketed(to - 1);
  return isApposition && classesAt(words, to) & noun
    ? { from, to: bracketsAround(words, asides, to).to }
    : { from, to };
}

/** Where the clause begins that a cue stands in or is hung on to: "[we had a dog] when I was a child". */
function clauseBefore(words: Words, from: number): number {
  return clauseStart(words, from > 0 && isJoined(words, from) ? from - 1 : from);
}

function supposed(
  { words, own, firstOf }: ScopeInput,
  from: number,
  end: number,
  isKept = (at: number, to: number) => isMentioned(words, firstOf, at, to),
): Range[] {
  const ranges: Range[] = [];
  let start = from;
  for (let at = from; at < end; at++) {
    if ((classesAt(words, at) & known) === 0 || isVerbal(words, at + 1)) continue;
    const phrase = Math.max(at + 1, Math.min(end, phraseEnd(words, own, at + 1)));
    if (isKept(at + 1, phrase)) {
      ranges.push({ from: start, to: at });
      start = phrase;
    }
    at = phrase - 1;
  }
  return [...ranges, { from: start, to: end }];
}

/** Whether a word of the phrase was named before in the dream. */
function isMentioned(words: Words, firstOf: ScopeInput['firstOf'], from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const first = classesAt(words, at) === 0 ? firstOf(words.tokens[at]?.folded ?? '') : at;
    if (first < from) return true;
  }
  return false;
}

/** "La mataba": the word before is a pronoun. */
function isVerbal(words: Words, at: number): boolean {
  return hasForm(words, at, wordForm.past | wordForm.subjunctive | wordForm.conditional);
}

const longestKnown = 4;
const finite = wordClass.be | wordClass.have | wordClass.auxiliary;

function behindKnown(words: Words, from: number): number {
  if ((classesAt(words, from) & known) === 0) return from;
  for (let at = from + 1; at <= from + longestKnown && isJoined(words, at); at++)
    if (classesAt(words, at) & finite || hasForm(words, at, wordForm.past | wordForm.subjunctive)) return at;
  return from + 2;
}

function isNearEnd(words: Words, own: CompiledWords, end: number): boolean {
  const goesOn = isJoined(words, end) && (classesAt(words, end) & wordClass.coordinator) !== 0;
  const isClosed = !goesOn && sentenceEnd(words, own, end) - end <= endings.closing;
  const most = isClosed ? endings.closedWords : endings.words;
  const share = isClosed ? endings.closedShare : endings.share;
  const rest = words.tokens.length - end;
  if (rest <= Math.max(most, words.tokens.length * share)) return true;
  if (rest > words.tokens.length * endings.longShare) return false;
  for (let at = end; at < words.tokens.length; at++)
    if (own.returning.has(words.tokens[at]?.folded ?? '')) return false;
  return true;
}

const longestCause = 8;

function causeStart(words: Words, at: number): number {
  let from = at;
  if (from > 0 && isJoined(words, from) && classesAt(words, from - 1) & wordClass.coordinator) from--;
  while (from > at - longestCause && from > 0 && !opensClause(words, from)) from--;
  return from;
}

/** The tense of the first finite form from `from` to `to` (exclusive), as a bit; 0 where there is none. */
function firstTense(words: Words, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    if (hasForm(words, at, wordForm.past)) return wordForm.past;
    if (hasForm(words, at, wordForm.present)) return wordForm.present;
  }
  return 0;
}

const longestPhrase = 4;

/** Back to the article of the phrase that ends before `at`. */
function phraseStart(words: Words, at: number): number {
  for (let from = at - 1; from >= at - longestPhrase && from >= 0; from--) {
    if (classesAt(words, from) & noun) return from;
    if (!isJoined(words, from) || classesAt(words, from) & wordClass.clauseOpener) return from;
  }
  return at - 1;
}

function hyphenedStart(words: Words, at: number): number {
  let from = at;
  while (from > 0 && words.tokens[from]?.gap === 'hyphen') from--;
  return from;
}

function modifierStart(words: Words, at: number): number {
  const from = hyphenedStart(words, at);
  if (from < at) return from;
  const isBetween = isJoined(words, at) && isJoined(words, at + 1) && classesAt(words, at + 1) === 0;
  return isBetween && at > 0 && classesAt(words, at - 1) === 0 ? at - 1 : at;
}

/** How far into a dream a sentence may still lead up to it, and how long a title is, in words. */
const opening = { reach: 60, title: 6 };

function openingBefore(words: Words, at: number): Range | undefined {
  if (at >= opening.reach) return undefined;
  const start = sentenceStart(words, at);
  let isTold = false;
  for (let before = 0; before < start; before++)
    isTold ||= start > opening.title && hasForm(words, before, wordForm.past | wordForm.present);
  return { from: isTold ? 0 : start, to: at };
}

function sentenceAround({ words, own, from, to }: ScopeInput): Range {
  const start = clauseStart(words, from);
  if (
    from > 0 &&
    hasWord(words, from - 1, own.turning) &&
    isJoined(words, from) &&
    !own.turn.has(words.tokens[from - 1]?.folded ?? '')
  )
    return { from, to };
  if (own.relative.has(words.tokens[start]?.folded ?? '')) return { from: start, to: clauseEnd(words, to) };
  return { from: sideStart(words, own, from), to: sentenceEnd(words, own, to) };
}
