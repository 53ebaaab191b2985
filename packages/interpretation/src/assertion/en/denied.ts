import { classesAt, isJoined, type Words, wordAt } from '../../grammar/sentence.ts';
import { wordClass } from '../../grammar/word-class.ts';
import type { MarkedRange } from '../cue.ts';
import { denyClause, denyObject, denyPhrase, denyVerb, intents, none, passed, skip } from '../deny.ts';
import { deniedPhrase, nounPhrase } from '../scope.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Inability in one word. */
export const inabilities = list("can't couldn't cannot cant couldnt");
/** Refusal and inability are told as facts: "the car wouldn't start", "I could not run". */
const refusals = list("would wouldn't won't wouldnt wont able unable");
/** Who does not believe something denies it. */
const beliefs = list('think believe');
/** "not many", "not only": the thing is there all the same. */
const softened = list('many enough all only everyone just sure quite more');
/** What cannot be perceived is not there: "I couldn't feel any pain", "I can't see any faces". */
const perceiving = list('feel hear smell taste see');

/** What a word like "not" or "couldn't" denies. */
export function deniedInEnglish(words: Words, at: number): MarkedRange | undefined {
  if (words.tokens[at + 1]?.gap === 'hyphen') return undefined;
  if (wordAt(words, at + 1) === 'one' && wordAt(words, at + 2) === 'of') return deniedOfNone(words, at + 1);
  if (isInability(words, at)) return deniedByInability(words, at);
  const first = skip(words, at + 1, passed);
  if (inabilities.has(wordAt(words, at))) return withInability(denyVerb(words, first), at);
  if (isSoftened(words, at, first) || isSuperlative(words, at, first)) return undefined;
  if (intents.has(wordAt(words, first))) return denyVerb(words, first);
  const around = classesAt(words, at) | classesAt(words, at - 1) | classesAt(words, first);
  if (around & wordClass.be) return deniedOfBeing(words, first);
  if (classesAt(words, first) & wordClass.have) return denyPhrase(words, first + 1);
  return beliefs.has(wordAt(words, first)) ? denyClause(words, first + 1) : denyVerb(words, first);
}

/** "He thought they [couldn't read]": the inability is not there either. */
function withInability(verb: MarkedRange | undefined, at: number): MarkedRange | undefined {
  return verb && { ...verb, from: at };
}

/** "I was not [pulling] it out of a bag", "it was not [a dog]". */
function deniedOfBeing(words: Words, first: number): MarkedRange | undefined {
  if (/..ing$/.test(wordAt(words, first))) return denyVerb(words, first);
  return denyPhrase(words, skip(words, first, wordClass.be | wordClass.adverb));
}

function isSoftened(words: Words, at: number, first: number): boolean {
  return softened.has(wordAt(words, at + 1)) || softened.has(wordAt(words, first));
}

/** "I had never been so scared": as much as that, never before. */
function isSuperlative(words: Words, at: number, first: number): boolean {
  if ((classesAt(words, at - 1) & wordClass.have) === 0) return false;
  for (let next = first; next <= first + 1; next++)
    if (isJoined(words, next) && (wordAt(words, next) === 'so' || wordAt(words, next) === 'such'))
      return true;
  return false;
}

function isInability(words: Words, at: number): boolean {
  if (inabilities.has(wordAt(words, at))) return !isReported(words, at, thoughts);
  if (isReported(words, at, reports)) return false;
  if (refusals.has(wordAt(words, at))) return true;
  if (!isJoined(words, at)) return false;
  return (classesAt(words, at - 1) & wordClass.ability) !== 0 || refusals.has(wordAt(words, at - 1));
}

const thoughts = list('think thought thinks');
const reports = new Set([
  ...thoughts,
  ...list('promise promised promising say said saying says told hoped hope sure'),
]);
const reportReach = 4;

/** "He promised that they wouldn't kill it": no refusal in the dream, but what was thought or said of it. */
function isReported(words: Words, at: number, by: ReadonlySet<string>): boolean {
  for (let before = at; before > at - reportReach && isJoined(words, before); before--) {
    if (by.has(wordAt(words, before - 1))) return true;
  }
  return false;
}

/**
 * Inability leaves things there ("I couldn't open the door"), but for what cannot be perceived: a feeling, and what is
 * seen or heard when it is new ("couldn't hear a voice"; but "couldn't see the dog").
 */
function deniedByInability(words: Words, at: number): MarkedRange | undefined {
  const verb = skip(words, at + 1, passed | wordClass.be);
  const object = verb + 1;
  const isFound = perceiving.has(wordAt(words, verb)) || wordAt(words, verb) === 'find';
  if (isFound && none.has(wordAt(words, object))) return denyObject(words, object);
  if (!perceiving.has(wordAt(words, verb))) return undefined;
  if (wordAt(words, verb) !== 'feel') return denyObject(words, object);
  const isThing = isJoined(words, object) && !(classesAt(words, object) & wordClass.object);
  return isThing ? { from: object, to: deniedPhrase(words, object), state: 'absent' } : undefined;
}

/** "None of the dogs [barked]", "not one of them [wore a hat]". */
export function deniedOfNone(words: Words, at: number): MarkedRange | undefined {
  if (wordAt(words, at + 1) !== 'of') return undefined;
  const subject = at + 2;
  const isPronoun = (classesAt(words, subject) & wordClass.object) !== 0 || wordAt(words, subject) === 'this';
  const end = isPronoun ? subject + 1 : nounPhrase(words, subject);
  const verb = skip(words, end, passed | wordClass.ability);
  if (classesAt(words, verb) & (wordClass.be | wordClass.have)) return denyPhrase(words, verb + 1);
  return classesAt(words, verb) === 0 ? denyVerb(words, verb) : undefined;
}
