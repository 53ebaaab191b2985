import { classesAt, isJoined, type Words, wordAt } from '../../grammar/sentence.ts';
import { wordClass } from '../../grammar/word-class.ts';
import { hint } from '../hint.ts';
import { clause, clauseStart, nounPhrase, restOfSentence, sentenceStart } from '../scope.ts';

type Range = { readonly from: number; readonly to: number };

/** "A [castle] style house": the noun before the word that compares, where another noun follows. */
export function modifier(words: Words, at: number): Range {
  const isBetween =
    isJoined(words, at) &&
    isJoined(words, at + 1) &&
    classesAt(words, at - 1) === 0 &&
    classesAt(words, at + 1) === 0 &&
    !kinds.has(wordAt(words, at - 1));
  return { from: isBetween ? at - 1 : at, to: at };
}

/** What a style or size is called by that is like nothing else. */
const kinds: ReadonlySet<string> = new Set(
  'old new different modern same traditional classic vintage'.split(' '),
);

/** "No [dog barked]": what is not there does nothing. Only where its clause begins: "with no shoes walked" walks. */
export function absent(words: Words, at: number, end: number): Range {
  const to = nounPhrase(words, end);
  const isSubject =
    !isJoined(words, at) ||
    (classesAt(words, at - 1) & (wordClass.clauseOpener | wordClass.coordinator)) !== 0;
  const acts = isSubject && to < words.tokens.length && isJoined(words, to) && isPast(words, to);
  return { from: end, to: acts && !classesAt(words, to) ? to + 1 : to };
}

function isPast(words: Words, at: number): boolean {
  return ((words.hints?.[at] ?? 0) & hint.past) !== 0 || /..ed$/.test(wordAt(words, at));
}

const known = wordClass.definite | wordClass.possessive;

/** "I would have [killed] the dragon": the clause, on to a thing that is known from the dream. */
export function unreal(words: Words, end: number): Range {
  const last = clause(words, end);
  for (let at = end; at < last; at++) if (classesAt(words, at) & known) return { from: end, to: at };
  return { from: end, to: last };
}

const ownReach = 4;

/** "My aunt Ann, [who died in the war], …": what is added about somebody whom the dreamer has in life. */
export function ofOwnPeople(words: Words, at: number, end: number): Range {
  for (let before = at - 1; before >= at - ownReach; before--) {
    const word = wordAt(words, before);
    if (word === 'my' || word === 'our') return { from: at, to: clause(words, end) };
  }
  return { from: at, to: at };
}

/** "[When I was a child, we had a dog.]": at the beginning of a sentence also what happened then. */
export function memory(words: Words, at: number, end: number): Range {
  const first = clause(words, end);
  const isFirst = at === 0 || words.tokens[at]?.gap === 'stop';
  const goesOn = isFirst && words.tokens[first]?.gap === 'comma';
  return { from: at, to: goesOn ? clause(words, first + 1) : first };
}

const presents: ReadonlySet<string> = new Set(
  "am is are isn't don't doesn't has have haven't hasn't 's 'm 're live lives work works know own dead".split(
    ' ',
  ),
);
/** "[She is two years older than me]": in the present, what lasts. */
export function lasting(words: Words, at: number, end: number): Range {
  const from = clauseStart(words, at);
  for (let before = from; before < at; before++)
    if (presents.has(wordAt(words, before)) || /'s$/.test(wordAt(words, before))) return { from, to: end };
  return { from: at, to: at };
}

const contrastReach = 5;

/**
 * "[My dog is dead], but in the dream he ran": what a sentence states in the present before it turns to a dream that is
 * told in the past. Without a present form it speaks of the dream: "it was my house, but in the dream it had a tower".
 */
export function contrasted(words: Words, at: number, end: number): Range {
  const from = sentenceStart(words, at);
  if (!isToldInPast(words, end)) return { from: at, to: at };
  for (let before = from; before < at; before++)
    if (presents.has(wordAt(words, before))) return { from, to: at };
  return { from: at, to: at };
}

function isToldInPast(words: Words, end: number): boolean {
  for (let at = end; at < end + contrastReach && at < words.tokens.length; at++)
    if (isPast(words, at)) return true;
  return false;
}

/** Back to the one who woke the dreamer: "then the dog ran and [my mother] woke me up". */
export function wakerStart(words: Words, at: number): number {
  const opens = wordClass.clauseOpener | wordClass.coordinator;
  let from = at;
  // "The cat jumped on me and woke me up": one who did both.
  if (from > 0 && isJoined(words, from) && classesAt(words, from - 1) & wordClass.coordinator) from--;
  while (
    from > at - longestWaker &&
    from > 0 &&
    isJoined(words, from) &&
    !(classesAt(words, from - 1) & opens)
  )
    from--;
  return from;
}

const longestWaker = 8;

const wakingTimes: ReadonlySet<string> = new Set(['night', 'morning']);
const dreams: ReadonlySet<string> = new Set(
  'dream dreams dreamed dreamt dreaming nightmare nightmares'.split(' '),
);

/** "[Last night I woke up with a headache.] There was …": waking at a time of waking life; on to the dream that it tells. */
export function wakingLine(words: Words, at: number): Range {
  const from = sentenceStart(words, at);
  const end = restOfSentence(words, at);
  for (let time = from + 1; time < end; time++) {
    const isTime = wakingTimes.has(wordAt(words, time)) && /^(?:last|this)$/.test(wordAt(words, time - 1));
    if (isTime) return { from, to: tellsDream(words, from, end) };
  }
  return { from: at, to: at };
}

function tellsDream(words: Words, from: number, end: number): number {
  for (let at = from; at < end; at++) if (dreams.has(wordAt(words, at))) return at;
  return end;
}
