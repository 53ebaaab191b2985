import { classesAt, isJoined, type Words, wordAt } from '../grammar/sentence.ts';
import { noun, wordClass } from '../grammar/word-class.ts';
import type { CompiledWords } from './assertion-pack.ts';
import { wordForm } from './word-form.ts';

/** How far phrases, clauses and sentences go. Every function answers with the place of a word. */

const phraseReach = 7;
const clauseReach = 16;
/** A text without stops is no sentence; looking no further keeps the work linear. */
const longestSentence = 120;

export function hasForm(words: Words, at: number, forms: number): boolean {
  return ((words.hints?.[at] ?? 0) & forms) !== 0;
}

/** Whether the word stands there, joined to the one before it. */
export function hasWord(words: Words, at: number, list: ReadonlySet<string>): boolean {
  return isJoined(words, at) && list.has(words.tokens[at]?.folded ?? '');
}

/** A word that names what is already known from the dream: "the dog", "my dog". */
export const known = wordClass.definite | wordClass.possessive;
const breaking = wordClass.preposition | wordClass.clauseOpener | wordClass.be | wordClass.have;
const foreign = wordClass.subject | wordClass.auxiliary | wordClass.coordinator | wordClass.object;

/** The end of the noun phrase from `from` on: "like [a big black dog] in the yard". */
export function phraseEnd(words: Words, own: CompiledWords, from: number): number {
  let at = from;
  while (at < words.tokens.length && at < from + phraseReach && continuesPhrase(words, own, at, from)) at++;
  return at;
}

function continuesPhrase(words: Words, own: CompiledWords, at: number, from: number): boolean {
  const isRepeated = words.tokens[at]?.gap === 'comma' && wordAt(words, at) === wordAt(words, at - 1);
  if (!isJoined(words, at) && !isRepeated) return false;
  const classes = classesAt(words, at);
  if (at === from) return (classes & wordClass.ability) === 0;
  if (links(words, own, at)) return true;
  // "An over competitive game": behind an article a preposition belongs to the adjective.
  if (classes & breaking) return isAdjectival(words, at);
  // A new article behind a noun begins another phrase.
  if (classes & noun) return classesAt(words, at - 1) !== 0;
  return (classes & foreign) === 0 && !isVerbBehindNoun(words, at);
}

const verbal = wordForm.past | wordForm.subjunctive | wordForm.conditional;

function isVerbBehindNoun(words: Words, at: number): boolean {
  return hasForm(words, at, verbal) && classesAt(words, at - 1) === 0;
}

function links(words: Words, own: CompiledWords, at: number): boolean {
  return hasWord(words, at, own.of) || hasWord(words, at, own.or);
}

function isAdjectival(words: Words, at: number): boolean {
  const isArticle =
    (classesAt(words, at - 1) & (wordClass.indefinite | wordClass.preposition)) === wordClass.indefinite;
  return (
    isArticle && wordAt(words, at - 1).length <= 2 && (classesAt(words, at) & wordClass.preposition) !== 0
  );
}

/** As the phrase, but not on to what it belongs to when that is known: "no fear [of the dog]". */
export function missingEnd(words: Words, own: CompiledWords, from: number): number {
  const end = phraseEnd(words, own, from);
  for (let at = from + 1; at < end; at++) {
    if (!hasWord(words, at, own.of)) continue;
    if ((classesAt(words, at) & wordClass.definite) !== 0 || (classesAt(words, at + 1) & known) !== 0)
      return at;
  }
  return end;
}

/** The end of the clause: a comma, a word that opens another clause, the end of the sentence. */
export function clauseEnd(words: Words, from: number): number {
  let at = from;
  while (at < words.tokens.length && at < from + clauseReach) {
    if (!isJoined(words, at) || (at > from && classesAt(words, at) & wordClass.clauseOpener)) break;
    at++;
  }
  return at;
}

/** The end of the sentence, or the word that turns back to the dream. */
export function sentenceEnd(words: Words, own: CompiledWords, from: number): number {
  const end = Math.min(words.tokens.length, from + longestSentence);
  let at = from;
  while (at < end && words.tokens[at]?.gap !== 'stop' && !own.turn.has(words.tokens[at]?.folded ?? '')) at++;
  return at;
}

export function sentenceStart(words: Words, from: number): number {
  const beginning = Math.max(0, from - longestSentence);
  let at = from;
  while (at > beginning && words.tokens[at]?.gap !== 'stop') at--;
  return at;
}

/** Back to the start of the sentence, or to the word that turned from the dream: "he was kind, [but in real life]". */
export function sideStart(words: Words, own: CompiledWords, from: number): number {
  const start = sentenceStart(words, from);
  for (let at = from - 1; at > start; at--) if (own.turning.has(words.tokens[at]?.folded ?? '')) return at;
  return start;
}

/** Back to the stop, the comma or the joining word that opened the clause of a word. */
export function clauseStart(words: Words, from: number): number {
  const beginning = Math.max(0, from - longestSentence);
  let at = from;
  while (at > beginning && isJoined(words, at) && !(classesAt(words, at) & wordClass.clauseOpener)) at--;
  return at;
}

/** The next past form before `end`; `end` where there is none. */
export function nextPast(words: Words, from: number, end: number): number {
  let at = from;
  while (at < end && !hasForm(words, at, wordForm.past)) at++;
  return at;
}

/** On over small words of these classes, three at most. */
export function skip(words: Words, from: number, classes: number): number {
  let at = from;
  while (at < from + 3 && isJoined(words, at) && classesAt(words, at) & classes) at++;
  return at;
}

/** On from a comparison over what is said of it: "like [a place where tourists buy things]". */
export function comparedEnd(words: Words, own: CompiledWords, from: number): number {
  let at = phraseEnd(words, own, hasForm(words, from, wordForm.gerund) ? from + 1 : from);
  for (let link = 0; link < 4; link++) {
    const next = linkEnd(words, own, from, at);
    if (next <= at) break;
    at = next;
  }
  return at;
}

const ending = wordClass.clauseOpener | wordClass.coordinator;
const finite = wordClass.be | wordClass.have | wordClass.auxiliary;

function linkEnd(words: Words, own: CompiledWords, from: number, at: number): number {
  if (at >= words.tokens.length) return at;
  const isOr = own.or.has(words.tokens[at]?.folded ?? '');
  if (!isJoined(words, at))
    return isOr && words.tokens[at]?.gap === 'comma' ? phraseEnd(words, own, at + 1) : at;
  const classes = classesAt(words, at);
  if (hasWord(words, at, own.relative) || classes & finite) return clauseEnd(words, at + 1);
  if (classes & wordClass.coordinator) return coordinatedEnd(words, own, from, at);
  if (opensBareRelative(words, at)) return clauseEnd(words, at + 1);
  return placedEnd(words, own, at);
}

/** "An egg [a hen has laid]", "a boy [I knew]": a clause about what is compared, without "that". */
function opensBareRelative(words: Words, at: number): boolean {
  const classes = classesAt(words, at);
  const isDeterminer = (classes & (wordClass.indefinite | known)) !== 0;
  if (!isDeterminer && (classes & wordClass.subject) === 0) return false;
  for (let next = at + 1; next <= at + 3 && isJoined(words, next); next++) {
    if (hasForm(words, next, wordForm.past | wordForm.present) || classesAt(words, next) & finite)
      return true;
  }
  return false;
}

/** "Like a bed [in his hospital]"; not a known place, which the thing of the dream is at: "like a snake in the yard". */
function placedEnd(words: Words, own: CompiledWords, at: number): number {
  if (!(classesAt(words, at) & wordClass.preposition) || hasWord(words, at, own.leaving)) return at;
  if (!isJoined(words, at + 1)) return at;
  const end = phraseEnd(words, own, at + 1);
  if ((classesAt(words, at + 1) & wordClass.definite) === 0) return end;
  return hasWord(words, end, own.relative) ? clauseEnd(words, end + 1) : at;
}

/** "Like a cat [and a dog]": a second phrase that ends where the clause does; with a verb behind it, it is told. */
function coordinatedEnd(words: Words, own: CompiledWords, from: number, at: number): number {
  const isDetermined = (place: number) => (classesAt(words, place) & noun) !== 0;
  const isOfOneKind = isDetermined(from)
    ? isDetermined(at + 1)
    : classesAt(words, at + 1) === 0 && !hasForm(words, at + 1, wordForm.past | wordForm.present);
  if (!isOfOneKind || !isJoined(words, at + 1)) return at;
  const end = phraseEnd(words, own, at + 1);
  return end > at + 1 && (!isJoined(words, end) || (classesAt(words, end) & ending) !== 0) ? end : at;
}
