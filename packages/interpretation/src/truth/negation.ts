import { classesAt, isJoined, type Words, wordAt } from '../grammar/sentence.ts';
import { wordClass } from '../grammar/word-class.ts';
import type { MarkedRange } from './cue.ts';
import { hint } from './hint.ts';
import { clause, deniedPhrase } from './scope.ts';
import { leavesObject } from './verbs-that-leave-their-object.ts';

/** Small words that may stand between a negator and the word it denies. */
const passed = wordClass.adverb | wordClass.auxiliary | wordClass.negator;
/** What begins another part of the sentence, beyond the reach of a denial. */
const barrier = wordClass.clauseOpener | wordClass.subject | wordClass.coordinator;
/** Refusal and inability are told as facts: "the car wouldn't start", "I could not run". */
const refusals = new Set("would wouldn't won't wouldnt wont able unable".split(' '));
/** Who does not believe something denies it. */
const beliefs = new Set('think believe creo creia creía crei creí pensaba pienso parecia'.split(' '));
/** "Not going to try to hit": how many intents may stand before a deed. */
const deepestIntent = 3;
/** "Not trying to hit anyone": the deed itself is denied. */
const intents = new Set('trying going supposed allowed meant seem seemed'.split(' '));
/** What follows is not there, whatever the verb: "I don't mean any harm". */
const none = new Set(['any', 'ningún', 'ningun', 'ninguna']);
/** "Nada se movía": nothing did, where a pronoun stands between; else it may swim. */
const nothing = 'nada';
/** "not many", "not only", "no muy grande": the thing is there all the same. */
const softened = new Set(
  'many enough all only much everyone just sure quite more solo sólo solamente por muy'.split(' '),
);
/** Who does nothing: "nobody came", "nadie vino". */
const nobody = new Set(['nobody', 'nadie']);

/** Stretches denied by "not", "never", "no", "nunca" before a verb. */
export function rangesOfNegation(words: Words, hints: Uint8Array): MarkedRange[] {
  const ranges: MarkedRange[] = [];
  for (let at = 0; at < words.tokens.length; at++) {
    const isOfExcess = ((hints[at] ?? 0) & hint.excess) !== 0;
    if (!isOfExcess && (classesAt(words, at) & wordClass.negator) === 0) continue;
    const range = isOfExcess ? deniedByExcess(words, at) : deniedByNegator(words, at);
    if (range !== undefined) ranges.push(range);
  }
  return ranges;
}

/** Whether the word denies in its own way: "too" far to run, "nobody" came. */
export function isExcess(word: string): boolean {
  return excess.has(word) || nobody.has(word) || word === nothing;
}

function deniedByNegator(words: Words, at: number): MarkedRange | undefined {
  return words.language === 'en' ? deniedInEnglish(words, at) : deniedInSpanish(words, at);
}

const excess = new Set(['too', 'demasiado', 'demasiada']);
const purposes = new Set(['to', 'para']);
const excessReach = 9;

/** "Too narrow for us to walk on", "demasiado cansada para correr": what there was too much for did not happen. */
function deniedByExcess(words: Words, at: number): MarkedRange | undefined {
  if (nobody.has(wordAt(words, at))) return deniedByNobody(words, at);
  if (wordAt(words, at) === nothing)
    return (classesAt(words, at + 1) & wordClass.object) !== 0 ? deniedByNobody(words, at) : undefined;
  for (let next = at + 2; next < at + excessReach && isJoined(words, next); next++) {
    if (!purposes.has(wordAt(words, next)) || !isJoined(words, next + 1)) continue;
    const isVerb =
      words.language === 'en'
        ? !classesAt(words, next + 1)
        : /r(?:me|se|l[aeo]s?|nos)?$/.test(wordAt(words, next + 1));
    if (isVerb) return { from: next + 1, to: next + 2, state: 'negated' };
  }
  return undefined;
}

function deniedByNobody(words: Words, at: number): MarkedRange | undefined {
  const first = skip(words, at + 1, passed | wordClass.object | wordClass.have);
  if (classesAt(words, first) & wordClass.be) return denyPhrase(words, first + 1);
  return classesAt(words, first) === 0 ? denyVerb(words, first) : undefined;
}

function deniedInEnglish(words: Words, at: number): MarkedRange | undefined {
  if (isInability(words, at) || words.tokens[at + 1]?.gap === 'hyphen') return undefined;
  const first = skip(words, at + 1, passed);
  if (softened.has(wordAt(words, at + 1)) || softened.has(wordAt(words, first))) return undefined;
  if (intents.has(wordAt(words, first))) return denyVerb(words, first);
  const around = classesAt(words, at) | classesAt(words, at - 1) | classesAt(words, first);
  if (around & wordClass.be) return denyPhrase(words, skip(words, first, wordClass.be | wordClass.adverb));
  if (classesAt(words, first) & wordClass.have) return denyPhrase(words, first + 1);
  return beliefs.has(wordAt(words, first)) ? denyClause(words, first + 1) : denyVerb(words, first);
}

function isInability(words: Words, at: number): boolean {
  if (isReported(words, at)) return false;
  if (refusals.has(wordAt(words, at))) return true;
  if (!isJoined(words, at)) return false;
  return (classesAt(words, at - 1) & wordClass.ability) !== 0 || refusals.has(wordAt(words, at - 1));
}

const reports = new Set(
  'think thought thinks promise promised promising say said saying says told hoped hope sure'.split(' '),
);
const reportReach = 4;

/** "He promised that they wouldn't kill it": no refusal in the dream, but what was thought or said of it. */
function isReported(words: Words, at: number): boolean {
  for (let before = at; before > at - reportReach && isJoined(words, before); before--) {
    if (reports.has(wordAt(words, before - 1))) return true;
  }
  return false;
}

function deniedInSpanish(words: Words, at: number): MarkedRange | undefined {
  const first = skip(words, at + 1, passed | wordClass.object);
  // As an answer or a question tag "no" stands alone.
  if (!isJoined(words, first)) return undefined;
  const classes = classesAt(words, first);
  if (classes & wordClass.ability || softened.has(wordAt(words, at + 1))) return undefined;
  if (classes & wordClass.be && wordAt(words, first + 1) === 'capaz') return undefined;
  if (classes & wordClass.be) return denyPhrase(words, skip(words, first + 1, wordClass.adverb));
  if (classes & wordClass.have) {
    return isParticiple(words, first + 1) ? denyVerb(words, first + 1) : denyObject(words, first + 1);
  }
  return beliefs.has(wordAt(words, first)) ? denyClause(words, first + 1) : denyVerb(words, first);
}

function isParticiple(words: Words, at: number): boolean {
  return isJoined(words, at) && /[ai]do$/.test(words.tokens[at]?.folded ?? '');
}

/** "I don't think it was safe", "no creo que fuera mi casa": what was not believed. */
function denyClause(words: Words, from: number): MarkedRange | undefined {
  return isJoined(words, from) ? { from, to: clause(words, from), state: 'negated' } : undefined;
}

/** "was not a dog", "isn't my bedroom", "didn't have my seat belt": everything up to the end of the phrase. */
function denyPhrase(words: Words, start: number): MarkedRange | undefined {
  // "They aren't that strong."
  const isDegree =
    wordAt(words, start) === 'that' && isJoined(words, start + 1) && classesAt(words, start + 1) === 0;
  const from = isDegree ? start + 1 : start;
  if (!isJoined(words, from) || classesAt(words, from) & barrier) return undefined;
  return { from, to: deniedPhrase(words, from), state: 'negated' };
}

/** "did not fall", "didn't see a dog": the verb, and its object unless that is known ("did not see the dog"). */
function denyVerb(words: Words, verb: number, depth = 0): MarkedRange | undefined {
  const token = words.tokens[verb];
  if (token === undefined || !isJoined(words, verb) || classesAt(words, verb) & barrier) return undefined;
  if (depth < deepestIntent && intents.has(token.folded) && purposes.has(wordAt(words, verb + 1)))
    return denyVerb(words, verb + 2, depth + 1);
  const isKept = leavesObject(token.folded, words.language) && !none.has(wordAt(words, verb + 1));
  const object = isKept ? undefined : denyObject(words, verb + 1);
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
