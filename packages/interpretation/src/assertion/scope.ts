import { classesAt, isJoined, type Words, wordAt } from '../grammar/sentence.ts';
import { noun, wordClass } from '../grammar/word-class.ts';
import { hint } from './hint.ts';

const known = wordClass.definite | wordClass.possessive;

/** Finds the last word (exclusive) that a cue reaches when its effect begins at `from`. */
export type Scope = (words: Words, from: number) => number;

const phraseReach = 6;
/** A text without stops is no sentence; looking no further keeps the work linear. */
const longestSentence = 120;
const clauseReach = 14;

/** To the end of the noun phrase: "like [a big black dog] in the yard". */
export const nounPhrase: Scope = (words, from) => {
  let at = from;
  while (at < words.tokens.length && at < from + phraseReach && continuesPhrase(words, at, from)) at++;
  return at;
};

/** "An over competitive game": behind these a preposition belongs to the adjective. */
const articles: ReadonlySet<string> = new Set(['a', 'an']);
const ofWords: ReadonlySet<string> = new Set(['of', 'de', 'del']);

const pastForms = { en: /..ed$/, es: /..(?:ían?|ió|[bcdfglmnprstvz]ó|[ai]eron|aron)$/ } as const;

/** "A general with no legs [saluted]", "en lugar de hablar [rugía]". */
function isPastBehindNoun(words: Words, at: number): boolean {
  return classesAt(words, at - 1) === 0 && pastForms[words.language].test(wordAt(words, at));
}

/** "A very, very large one": the comma between a word and itself ends nothing. */
function isRepeated(words: Words, at: number): boolean {
  return words.tokens[at]?.gap === 'comma' && wordAt(words, at) === wordAt(words, at - 1);
}

function isPast(words: Words, at: number): boolean {
  return ((words.hints?.[at] ?? 0) & hint.past) !== 0 || isPastBehindNoun(words, at);
}

const orWords: ReadonlySet<string> = new Set(['or', 'o']);

function continuesPhrase(words: Words, at: number, from: number): boolean {
  if (!isJoined(words, at) && !isRepeated(words, at)) return false;
  if (at === from) return !(classesAt(words, at) & wordClass.ability);
  const classes = classesAt(words, at);
  if (ofWords.has(wordAt(words, at)) || orWords.has(wordAt(words, at))) return true;
  if (classes & (wordClass.preposition | wordClass.clauseOpener | wordClass.be | wordClass.have))
    return articles.has(wordAt(words, at - 1)) && (classes & wordClass.preposition) !== 0;
  // A new article behind a noun begins another phrase.
  if (classes & noun) return classesAt(words, at - 1) !== 0;
  if (isPast(words, at)) return false;
  return !(classes & (wordClass.subject | wordClass.auxiliary | wordClass.coordinator | wordClass.object));
}

const relatives: ReadonlySet<string> = new Set(
  'where that which who whose donde que cuyo cuya quien'.split(' '),
);
const leaving: ReadonlySet<string> = new Set(
  'to toward towards into through until a hacia hasta por'.split(' '),
);
const comparisonReach = 18;

/**
 * What something is compared with and what is said of that: "like [a place where tourists buy things]", "like [a bed in
 * his hospital]", "like [a force had broken them]". A place that is known from the dream is not part of it: "like a
 * snake toward the door".
 */
export const comparison: Scope = (words, from) => {
  let at = nounPhrase(words, from);
  while (at < from + comparisonReach && isJoined(words, at)) {
    if (relatives.has(wordAt(words, at)) || classesAt(words, at) & finite) return clause(words, at + 1);
    const isPlaced =
      (classesAt(words, at) & wordClass.preposition) !== 0 &&
      !leaving.has(wordAt(words, at)) &&
      !(classesAt(words, at + 1) & wordClass.definite);
    if (!isPlaced || !isJoined(words, at + 1)) break;
    at = nounPhrase(words, at + 1);
  }
  return at;
};

const finite = wordClass.be | wordClass.have | wordClass.auxiliary;

/** As the noun phrase, but not on to what it belongs to when that is known: "no fear [of the dog]". */
export const deniedPhrase: Scope = (words, from) => {
  const end = nounPhrase(words, from);
  // "Not afraid of being [bitten]".
  if (wordAt(words, end) === 'being' && isJoined(words, end)) return Math.min(end + 2, words.tokens.length);
  for (let at = from + 1; at < end; at++) {
    if (!ofWords.has(wordAt(words, at))) continue;
    if (wordAt(words, at) === 'del' || classesAt(words, at + 1) & (wordClass.definite | wordClass.possessive))
      return at;
  }
  return end;
};

/** To the end of the clause: a comma, a word that opens another clause, the end of the sentence. */
export const clause: Scope = (words, from) => {
  let at = from;
  while (at < words.tokens.length && at < from + clauseReach) {
    if (!isJoined(words, at)) break;
    if (at > from && classesAt(words, at) & wordClass.clauseOpener) break;
    at++;
  }
  return at;
};

const turns: ReadonlySet<string> = new Set(['but', 'pero', 'anyway']);

/** To the end of the sentence, or to the word that turns back to the dream. */
export const restOfSentence: Scope = (words, from) => {
  let at = from;
  const end = Math.min(words.tokens.length, from + longestSentence);
  while (at < end && words.tokens[at]?.gap !== 'stop') {
    if (turns.has(wordAt(words, at))) break;
    at++;
  }
  return at;
};

const gerund = /[ieé]ndo(?:se|me|los?|las?|le)?$|[aá]ndo(?:se|me|los?|las?|le)?$/;

/** As the clause, and what goes on beside it: "who read aloud, laughing at us". */
export const clauseWithGerund: Scope = (words, from) => {
  const end = clause(words, from);
  const goesOn = words.tokens[end]?.gap === 'comma' && gerund.test(wordAt(words, end));
  return goesOn ? clause(words, end + 1) : end;
};

/** "Sin que mi madre me [viera]": the verb of a clause that something happened without; nothing where it is missing. */
export function subjunctive(words: Words, from: number): { from: number; to: number } {
  for (let at = from; at < from + phraseReach && isJoined(words, at); at++) {
    if (/(?:[aeií](?:ra|se)n?|[áé](?:ra|se)mos)$/.test(wordAt(words, at))) return { from: at, to: at + 1 };
  }
  return { from, to: from };
}

/** "I thought it was [my dog] but it was a wolf"; without "but" it may have been. */
export const mistaken: Scope = (words, from) => {
  const end = clause(words, from);
  return turns.has(wordAt(words, end)) ? end : from - 1;
};

/** What is always so: to the end of the sentence, or to the past form that goes on with the story. */
export const habit: Scope = (words, from) => {
  const end = restOfSentence(words, from);
  for (let at = from; at < end; at++) {
    if ((words.hints?.[at] ?? 0) & hint.past) return at;
  }
  return end;
};

/** Where the phrase begins that a correction takes back: "I had [an exam], no, a wedding". */
export function correctedStart(words: Words, from: number): number {
  if (words.tokens[from]?.gap !== 'comma') return from;
  for (let at = from - 1; at >= from - phraseReach && at >= 0; at--) {
    if (classesAt(words, at) & noun) return at;
    if (!isJoined(words, at)) break;
  }
  return from;
}

/** Where the sentence of a word begins. */
export function sentenceStart(words: Words, from: number): number {
  let at = from;
  const beginning = Math.max(0, from - longestSentence);
  while (at > beginning && words.tokens[at]?.gap !== 'stop') at--;
  return at;
}

const turningBack: ReadonlySet<string> = new Set(
  'but whereas although though than unlike like as pero aunque'.split(' '),
);

/** Back to the start of the sentence, or to the word that turned from the dream: "he was kind, [but in real life]". */
export function sideStart(words: Words, from: number): number {
  const start = sentenceStart(words, from);
  for (let at = from - 1; at > start; at--) if (turningBack.has(wordAt(words, at))) return at;
  return start;
}

/** Back to the stop, the comma or the joining word that opened the clause of a word. */
export function clauseStart(words: Words, from: number): number {
  let at = from;
  const beginning = Math.max(0, from - longestSentence);
  while (at > beginning && isJoined(words, at) && !(classesAt(words, at) & wordClass.clauseOpener)) at--;
  return at;
}

/** Behind a known thing that a clause begins with: "as though [the street] were water". */
export function afterKnown(words: Words, from: number): number {
  if ((classesAt(words, from) & known) === 0) return from;
  for (let at = from + 1; at <= from + longestKnown && isJoined(words, at); at++) {
    const isVerb = (classesAt(words, at) & finite) !== 0 || ((words.hints?.[at] ?? 0) & hint.past) !== 0;
    if (isVerb) return at;
  }
  return from + 2;
}

const longestKnown = 4;
