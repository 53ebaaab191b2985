import { classesAt, isJoined, type Words } from '../grammar/sentence.ts';
import { wordClass } from '../grammar/word-class.ts';
import type { CompiledWords } from './assertion-pack.ts';
import type { Range } from './match-cue.ts';
import { hasForm, hasWord, known, missingEnd, skip } from './reach.ts';
import { wordForm } from './word-form.ts';

/** What a denial takes away. Each answers with nothing where it takes nothing away. */

/** Small words between a negator and what it denies. */
const passed = wordClass.adverb | wordClass.auxiliary | wordClass.negator | wordClass.object;
/** What begins another part of the sentence. */
const barrier = wordClass.clauseOpener | wordClass.subject | wordClass.coordinator;
/** "Not going to try to hit": how many deeds may lead to the last. */
const deepest = 3;

/** Behind a negator: the phrase after "be" and "have" ("not a dog", "no tenía llave"), else the deed. */
export function deniedPredicate(
  words: Words,
  own: CompiledWords,
  negator: number,
  end: number,
): Range | undefined {
  const first = skip(words, end, passed);
  if (!isJoined(words, first)) return undefined;
  const around = classesAt(words, negator) | classesAt(words, negator - 1) | classesAt(words, first);
  if (around & wordClass.be) return deniedBeing(words, own, first);
  if (classesAt(words, first) & wordClass.have) {
    const next = skip(words, first + 1, passed);
    if (hasForm(words, next, wordForm.past)) return deniedDeed(words, own, next);
    const phrase = deniedPhrase(words, own, next);
    return phrase && { from: first, to: phrase.to };
  }
  if (classesAt(words, negator) & wordClass.have && hasForm(words, first, wordForm.past))
    return deniedDeed(words, own, first);
  return deniedDeed(words, own, first);
}

/** "It was not [a dog]", "I was not [pulling] it out". */
function deniedBeing(words: Words, own: CompiledWords, first: number): Range | undefined {
  const at = skip(words, first, wordClass.be | wordClass.adverb);
  // "Nobody was in the house": a known place is there with nobody in it.
  if (classesAt(words, at) & wordClass.preposition && classesAt(words, at + 1) & known) return undefined;
  return hasForm(words, at, wordForm.gerund) ? deniedDeed(words, own, at) : deniedPhrase(words, own, at);
}

/** The whole phrase, known or not: "isn't my bedroom". */
function deniedPhrase(words: Words, own: CompiledWords, from: number): Range | undefined {
  if (!isJoined(words, from) || classesAt(words, from) & barrier) return undefined;
  return { from, to: missingEnd(words, own, from) };
}

/** The verb with the deed that it leads to, and its object unless that is known: "did not see [the dog]". */
export function deniedDeed(
  words: Words,
  own: CompiledWords,
  verb: number,
  isOwn = false,
  depth = 0,
): Range | undefined {
  if (!isOwn && (!isJoined(words, verb) || classesAt(words, verb) & barrier)) return undefined;
  const leadsOn = hasWord(words, verb + 1, own.toDeed) && classesAt(words, verb + 2) === 0;
  const deed = depth < deepest && leadsOn ? deniedDeed(words, own, verb + 2, false, depth + 1) : undefined;
  return { from: verb, to: deed?.to ?? objectEnd(words, own, verb) };
}

function objectEnd(words: Words, own: CompiledWords, verb: number): number {
  const keeps = own.keepsObject.has(words.tokens[verb]?.folded ?? '');
  const object = keeps ? undefined : deniedObject(words, own, verb + 1);
  return orDeed(words, own, object?.to ?? verb + 1);
}

/** "Didn't cry [or scream]". */
function orDeed(words: Words, own: CompiledWords, at: number): number {
  return hasWord(words, at, own.or) && isJoined(words, at + 1) && classesAt(words, at + 1) === 0
    ? at + 2
    : at;
}

const pronounReach = 5;

/** An object that is new: "didn't see [a dog]", "didn't pull them out of [a basket]". */
export function deniedObject(words: Words, own: CompiledWords, after: number): Range | undefined {
  if (!isJoined(words, after)) return undefined;
  if (classesAt(words, after) & wordClass.object && !(classesAt(words, after) & known))
    return behindPronoun(words, own, after);
  const isLinked = (classesAt(words, after) & wordClass.preposition) !== 0;
  const from = isLinked ? after + 1 : after;
  const classes = classesAt(words, from);
  if (!isJoined(words, from) || classes & (known | barrier | wordClass.object)) return undefined;
  if (isLinked && !(classes & (wordClass.indefinite | wordClass.infinitiveMark))) return undefined;
  return { from, to: missingEnd(words, own, from) };
}

function behindPronoun(words: Words, own: CompiledWords, pronoun: number): Range | undefined {
  for (let at = pronoun + 1; at < pronoun + pronounReach && isJoined(words, at); at++) {
    const classes = classesAt(words, at);
    if (classes & (barrier | known)) return undefined;
    if (classes & wordClass.indefinite) return { from: at, to: missingEnd(words, own, at) };
    if (classesAt(words, at) & wordClass.infinitiveMark)
      return deniedDeed(words, own, at + 1, false, deepest);
  }
  return undefined;
}
