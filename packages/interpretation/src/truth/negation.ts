import { classesAt, isJoined, type Words, wordAt } from '../grammar/sentence.ts';
import { wordClass } from '../grammar/word-class.ts';
import type { MarkedRange } from './cue.ts';
import { deniedPhrase } from './scope.ts';
import { leavesObject } from './verbs-that-leave-their-object.ts';

/** Small words that may stand between a negator and the word it denies. */
const passed = wordClass.adverb | wordClass.auxiliary | wordClass.negator;
/** What begins another part of the sentence, beyond the reach of a denial. */
const barrier = wordClass.clauseOpener | wordClass.subject | wordClass.coordinator;
/** Refusal and inability are told as facts: "the car wouldn't start", "I could not run". */
const refusals = new Set("would wouldn't won't wouldnt wont able unable".split(' '));
/** "not many", "not only": the thing is there all the same. */
const softened = new Set('many enough all only much everyone just sure quite more'.split(' '));

/** Stretches denied by "not", "never", "no", "nunca" before a verb. */
export function rangesOfNegation(words: Words): MarkedRange[] {
  const ranges: MarkedRange[] = [];
  for (let at = 0; at < words.tokens.length; at++) {
    if (!(classesAt(words, at) & wordClass.negator)) continue;
    const range = words.language === 'en' ? deniedInEnglish(words, at) : deniedInSpanish(words, at);
    if (range !== undefined) ranges.push(range);
  }
  return ranges;
}

function deniedInEnglish(words: Words, at: number): MarkedRange | undefined {
  if (isInability(words, at) || words.tokens[at + 1]?.gap === 'hyphen') return undefined;
  const first = skip(words, at + 1, passed);
  if (softened.has(wordAt(words, at + 1)) || softened.has(wordAt(words, first))) return undefined;
  const around = classesAt(words, at) | classesAt(words, at - 1) | classesAt(words, first);
  if (around & wordClass.be) return denyPhrase(words, skip(words, first, wordClass.be | wordClass.adverb));
  if (classesAt(words, first) & wordClass.have) return denyPhrase(words, first + 1);
  return denyVerb(words, first);
}

function isInability(words: Words, at: number): boolean {
  if (refusals.has(wordAt(words, at))) return true;
  if (!isJoined(words, at)) return false;
  return (classesAt(words, at - 1) & wordClass.ability) !== 0 || refusals.has(wordAt(words, at - 1));
}

function deniedInSpanish(words: Words, at: number): MarkedRange | undefined {
  const first = skip(words, at + 1, passed | wordClass.object);
  // As an answer or a question tag "no" stands alone.
  if (!isJoined(words, first)) return undefined;
  const classes = classesAt(words, first);
  if (classes & wordClass.ability) return undefined;
  if (classes & wordClass.be) return denyPhrase(words, skip(words, first + 1, wordClass.adverb));
  if (classes & wordClass.have) return denyObject(words, first + 1);
  return denyVerb(words, first);
}

/** "was not a dog", "isn't my bedroom", "didn't have my seat belt": everything up to the end of the phrase. */
function denyPhrase(words: Words, from: number): MarkedRange | undefined {
  if (!isJoined(words, from) || classesAt(words, from) & barrier) return undefined;
  return { from, to: deniedPhrase(words, from), state: 'negated' };
}

/** "did not fall", "didn't see a dog": the verb, and its object unless that is known ("did not see the dog"). */
function denyVerb(words: Words, verb: number): MarkedRange | undefined {
  const token = words.tokens[verb];
  if (token === undefined || !isJoined(words, verb) || classesAt(words, verb) & barrier) return undefined;
  const object = leavesObject(token.folded, words.language) ? undefined : denyObject(words, verb + 1);
  return { from: verb, to: object?.to ?? verb + 1, state: 'negated' };
}

const known = wordClass.definite | wordClass.possessive | wordClass.object;

/** An object that is not known from before: after its article, or after a preposition and its article. */
function denyObject(words: Words, after: number): MarkedRange | undefined {
  const isLinked = (classesAt(words, after) & wordClass.preposition) !== 0;
  const from = isLinked ? after + 1 : after;
  if (!isJoined(words, after) || !isJoined(words, from)) return undefined;
  const classes = classesAt(words, from);
  if (classes & known || classes & barrier) return undefined;
  if (isLinked && !(classes & wordClass.indefinite) && wordAt(words, after) !== 'to') return undefined;
  return { from, to: deniedPhrase(words, from), state: 'negated' };
}

function skip(words: Words, from: number, classes: number): number {
  let at = from;
  while (at < from + 3 && isJoined(words, at) && classesAt(words, at) & classes) at++;
  return at;
}
