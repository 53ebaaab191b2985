import { classesAt, foldedAt, isJoined, type Words } from '../grammar/sentence.ts';
import { wordClass } from '../grammar/word-class.ts';
import { type Asides, bracketsAround } from './asides.ts';
import type { MarkedRange } from './cue.ts';
import { hint } from './hint.ts';
import { clauseStart, nounPhrase, restOfSentence, sentenceStart } from './scope.ts';
import { type TenseWords, tenseWords } from './tense-words.ts';

/** Fewer past forms than this tell no tense. */
const fewestPast = 3;
/** A dream told in the past has no more present forms than this share of its past ones. */
const mostPresent = 0.4;
/** How far into a dream a sentence may still lead up to it, in words. */
const openingWords = 60;

/**
 * Remarks of the waking dreamer that no cue gives away: what leads up to "I dreamt that …", and statements in the
 * present within a dream told in the past ("my brother, who is married, …", "I don't like being teased").
 */
export function rangesOfRemarks(words: Words, asides: Asides, hints: Uint8Array): MarkedRange[] {
  return [...rangesBeforeDream(words, hints), ...rangesInPresent(words, asides, hints)];
}

function rangesBeforeDream(words: Words, hints: Uint8Array): MarkedRange[] {
  const end = Math.min(words.tokens.length, openingWords);
  for (let at = 0; at < end; at++) {
    if (tellsOfDream(words, at, hints[at] ?? 0))
      return [{ from: openingStart(words, at, hints), to: at, state: 'waking' }];
  }
  return [];
}

/** How many words a title has. */
const longestTitle = 6;

/**
 * "Discutí con mi hermana. Anoche soñé que …": where somebody begins to tell the dream in a later sentence, those before
 * led up to it. A title does not, nor does what speaks of dreams itself.
 */
function openingStart(words: Words, dreamt: number, hints: Uint8Array): number {
  const start = sentenceStart(words, dreamt);
  let isTold = start > longestTitle;
  for (let at = 0; at < start; at++) {
    if ((hints[at] ?? 0) & (hint.dreamt | hint.dream)) return start;
    isTold ||= ((hints[at] ?? 0) & tensed) !== 0;
  }
  return isTold ? 0 : start;
}

/** How many words may stand between "had" and "dream": "had a very strange dream". */
const havingReach = 4;

function tellsOfDream(words: Words, at: number, hinted: number): boolean {
  if (hinted & hint.dreamt) return true;
  if ((hinted & hint.dream) === 0) return false;
  for (let before = at; before > at - havingReach && isJoined(words, before); before--) {
    if (classesAt(words, before - 1) & wordClass.have) return true;
  }
  return false;
}

function rangesInPresent(words: Words, asides: Asides, hints: Uint8Array): MarkedRange[] {
  const tense = tenseWords[words.language];
  const statements: number[] = [];
  let past = 0;
  for (let at = 0; at < words.tokens.length; at++) {
    const hinted = (hints[at] ?? 0) & tensed;
    if (hinted === 0 || asides.isSpoken(at)) continue;
    if (hinted & hint.past) past++;
    else if (isPresent(hinted, asides, at) ? isStatement(words, at, tense) : addsToSomebody(words, at))
      statements.push(at);
  }
  if (past < fewestPast || statements.length > Math.max(1, past * mostPresent)) return [];
  return statements.map((at) => ({ ...rangeOfStatement(words, asides, hints, at), state: 'waking' }));
}

/** A statement in brackets takes the whole of them. */
function rangeOfStatement(words: Words, asides: Asides, hints: Uint8Array, at: number) {
  if (tenseWords[words.language].inPlace[words.tokens[at]?.folded ?? ''] !== undefined)
    return { from: at, to: nounPhrase(words, at + 1) };
  return asides.isBracketed(at)
    ? bracketsAround(words, asides, at)
    : { from: clauseStart(words, at), to: statementEnd(words, at, hints) };
}

const tensed = hint.past | hint.present | hint.presentInBrackets;

/** How things are is told in the story too, by a slip of tense; in brackets it is meant. */
function isPresent(hinted: number, asides: Asides, at: number): boolean {
  return (hinted & hint.present) !== 0 || asides.isBracketed(at);
}

const adding: ReadonlySet<string> = new Set(['que', 'quien', 'who']);
const addingReach = 3;
const naming: ReadonlySet<string> = new Set(['es', 'son', 'is', 'are']);

/** "Mi amiga, que vive en Roma, …": what a clause behind a comma adds is meant, as in brackets; not who somebody is. */
function addsToSomebody(words: Words, at: number): boolean {
  if (naming.has(words.tokens[at]?.folded ?? '')) return false;
  const start = clauseStart(words, at);
  const opener = words.tokens[start];
  return at - start <= addingReach && opener?.gap === 'comma' && adding.has(opener.folded);
}

function isStatement(words: Words, at: number, { notAfter, notBefore, inPlace }: TenseWords): boolean {
  const before = isJoined(words, at) ? foldedAt(words, at - 1) : '';
  const after = isJoined(words, at + 1) ? foldedAt(words, at + 1) : '';
  const place = inPlace[foldedAt(words, at)];
  if (place !== undefined)
    return (place.after ?? before) === before && classesAt(words, at + 1) === 0 && place.followed.test(after);
  return !notAfter.has(before) && !notBefore.has(after) && !isReported(words, at);
}

const reporting: ReadonlySet<string> = new Set(['that', 'que']);

/** "He told me that he owns a farm": said in the dream; but ", que vive en Roma," only adds something. */
function isReported(words: Words, at: number): boolean {
  const opener = words.tokens[clauseStart(words, at)];
  return opener !== undefined && opener.gap !== 'comma' && reporting.has(opener.folded);
}

/** On to a comma, to the next past form, or to the end of the sentence. */
function statementEnd(words: Words, from: number, hints: Uint8Array): number {
  const end = restOfSentence(words, from + 1);
  for (let at = from + 1; at < end; at++) {
    if (words.tokens[at]?.gap === 'comma' || (hints[at] ?? 0) & hint.past) return at;
  }
  return end;
}
