import { classesAt, isJoined, type Words, wordAt } from '../grammar/sentence.ts';
import { wordClass } from '../grammar/word-class.ts';
import type { MarkedRange } from './cue.ts';
import { nounPhrase } from './scope.ts';

/** Small words that may stand between a negator and the word it denies. */
const passed = wordClass.adverb | wordClass.object | wordClass.auxiliary | wordClass.negator;

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
  // "could not run" is inability: the dream tells it as a fact.
  if (isJoined(words, at) && classesAt(words, at - 1) & wordClass.ability) return undefined;
  const first = skip(words, at + 1, passed & ~wordClass.object);
  const isCopula =
    ((classesAt(words, at) | classesAt(words, at - 1) | classesAt(words, first)) & wordClass.be) !== 0;
  if (isCopula) return denyPredicate(words, skip(words, first, wordClass.be | wordClass.adverb));
  return denyVerb(words, first);
}

function deniedInSpanish(words: Words, at: number): MarkedRange | undefined {
  // "no" as a question tag or an answer stands alone.
  const first = skip(words, at + 1, passed);
  if (first >= words.tokens.length || !isJoined(words, first)) return undefined;
  const classes = classesAt(words, first);
  if (classes & wordClass.ability) return undefined;
  if (classes & wordClass.be) return denyPredicate(words, skip(words, first + 1, wordClass.adverb));
  if (classes & wordClass.have) return denyPossession(words, first + 1);
  return denyVerb(words, first);
}

/** "was not a dog", "isn't my bedroom", "not afraid": everything up to the end of the phrase. */
function denyPredicate(words: Words, from: number): MarkedRange | undefined {
  if (!isJoined(words, from)) return undefined;
  return { from, to: nounPhrase(words, from), state: 'negated' };
}

/** "did not fall", "didn't see a dog": the verb, and its object unless that is known ("did not see the dog"). */
function denyVerb(words: Words, verb: number): MarkedRange | undefined {
  if (!isJoined(words, verb)) return undefined;
  const object = denyPossession(words, verb + 1);
  return { from: verb, to: object?.to ?? verb + 1, state: 'negated' };
}

const known = wordClass.definite | wordClass.possessive | wordClass.object | wordClass.infinitiveMark;

function denyPossession(words: Words, from: number): MarkedRange | undefined {
  const classes = classesAt(words, from);
  if (!isJoined(words, from) || classes & (known | wordClass.preposition | wordClass.clauseOpener))
    return undefined;
  if (classes & wordClass.subject || wordAt(words, from) === '') return undefined;
  return { from, to: nounPhrase(words, from), state: 'negated' };
}

function skip(words: Words, from: number, classes: number): number {
  let at = from;
  while (at < from + 3 && isJoined(words, at) && classesAt(words, at) & classes) at++;
  return at;
}
