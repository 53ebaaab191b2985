import { classesAt, foldedAt, isJoined, type Words, wordAt } from '../grammar/sentence.ts';
import { wordClass } from '../grammar/word-class.ts';
import type { MarkedRange } from './cue.ts';
import { clause, deniedPhrase } from './scope.ts';
import { leavesObject } from './verbs-that-leave-their-object.ts';

/** Small words that may stand between a negator and the word it denies. */
export const passed = wordClass.adverb | wordClass.auxiliary | wordClass.negator;
/** What begins another part of the sentence, beyond the reach of a denial. */
const barrier = wordClass.clauseOpener | wordClass.subject | wordClass.coordinator;
/** "Not going to try to hit": how many intents may stand before a deed. */
const deepestIntent = 3;
/** "Not trying to hit anyone": the deed itself is denied. */
export const intents = new Set('trying going supposed allowed meant seem seemed'.split(' '));
/** Before a deed that somebody means to do or is too weak for: "to run", "para correr". */
export const purposes = new Set(['to', 'para']);
/** What follows is not there, whatever the verb: "I don't mean any harm". */
export const none = new Set(['any', 'ningún', 'ningun', 'ninguna']);

/** "I don't think it was safe", "no creo que fuera mi casa": what was not believed. */
export function denyClause(words: Words, from: number): MarkedRange | undefined {
  return isJoined(words, from) ? { from, to: clause(words, from), state: 'absent' } : undefined;
}

/** "was not a dog", "isn't my bedroom", "didn't have my seat belt": everything up to the end of the phrase. */
export function denyPhrase(words: Words, start: number): MarkedRange | undefined {
  // "They aren't that strong."
  const isDegree =
    wordAt(words, start) === 'that' && isJoined(words, start + 1) && classesAt(words, start + 1) === 0;
  const from = isDegree ? start + 1 : start;
  if (!isJoined(words, from) || classesAt(words, from) & barrier) return undefined;
  return { from, to: deniedPhrase(words, from), state: 'absent' };
}

/** "did not fall", "didn't see a dog": the verb, and its object unless that is known ("did not see the dog"). */
export function denyVerb(words: Words, verb: number, depth = 0): MarkedRange | undefined {
  const token = words.tokens[verb];
  if (token === undefined || !isJoined(words, verb) || classesAt(words, verb) & barrier) return undefined;
  if (depth < deepestIntent && isIntent(words, verb)) return denyVerb(words, verb + 2, depth + 1);
  const isKept = leavesObject(token.folded, words.language) && !none.has(wordAt(words, verb + 1));
  const object = isKept ? undefined : (denyObject(words, verb + 1) ?? denyBehindPronoun(words, verb + 1));
  return { from: verb, to: orVerb(words, object?.to ?? verb + 1), state: 'absent' };
}

/** "Didn't try to [run]": what was not tried was not done. */
function isIntent(words: Words, verb: number): boolean {
  return intents.has(foldedAt(words, verb)) && purposes.has(wordAt(words, verb + 1));
}

/** "Didn't cry or [scream]". */
function orVerb(words: Words, at: number): number {
  const isOther = wordAt(words, at) === 'or' && isJoined(words, at + 1) && classesAt(words, at + 1) === 0;
  return isOther ? at + 2 : at;
}

const known = wordClass.definite | wordClass.possessive | wordClass.object;

/** An object that is not known from before: after its article, or after a preposition and its article. */
export function denyObject(words: Words, after: number): MarkedRange | undefined {
  const isLinked = (classesAt(words, after) & wordClass.preposition) !== 0;
  const from = isLinked ? after + 1 : after;
  if (!isJoined(words, after) || !isJoined(words, from)) return undefined;
  const classes = classesAt(words, from);
  if (classes & known || classes & barrier) return undefined;
  if (isLinked && !(classes & wordClass.indefinite) && wordAt(words, after) !== 'to') return undefined;
  return { from, to: deniedPhrase(words, from), state: 'absent' };
}

const pronounReach = 6;

/** "Didn't pull them out of a basket", "never asked me to dance": what a new thing or a deed is denied with. */
function denyBehindPronoun(words: Words, pronoun: number): MarkedRange | undefined {
  if (words.language !== 'en' || !(classesAt(words, pronoun) & wordClass.object)) return undefined;
  for (let at = pronoun + 1; at < pronoun + pronounReach && isJoined(words, at); at++) {
    const classes = classesAt(words, at);
    if (classes & (barrier | known)) return undefined;
    const isDeed = wordAt(words, at - 1) === 'to' && classes === 0;
    if (isDeed || articles.has(wordAt(words, at)))
      return { from: at, to: deniedPhrase(words, at), state: 'absent' };
  }
  return undefined;
}

const articles = new Set(['a', 'an', 'any']);

/** On over words of these classes, three at most. */
export function skip(words: Words, from: number, classes: number): number {
  let at = from;
  while (at < from + 3 && isJoined(words, at) && classesAt(words, at) & classes) at++;
  return at;
}
