import { classesAt, type Words } from '../grammar/sentence.ts';
import { wordClass } from '../grammar/word-class.ts';
import { type Asides, remarkAround } from './asides.ts';
import type { CompiledWords } from './assertion-pack.ts';
import type { Range } from './match-cue.ts';
import { clauseStart, hasForm, nextPast, sentenceEnd } from './reach.ts';
import { wordForm } from './word-form.ts';

/** Fewer forms than this tell no tense, and a dream told in one has no larger share of the other. */
const fewest = 3;
const mostOther = 0.4;

/** In which tense the dream is told, so that another speaks of life as it is; speech does not count. */
export function tenseOf(words: Words, asides: Asides): 'toldInPast' | 'toldInPresent' | undefined {
  let past = 0;
  let present = 0;
  for (let at = 0; at < words.tokens.length; at++) {
    if (asides.isSpoken(at) || asides.isBracketed(at)) continue;
    if (hasForm(words, at, wordForm.past)) past++;
    else if (isPresent(words, at)) present++;
  }
  if (past >= fewest && present <= Math.max(1, past * mostOther)) return 'toldInPast';
  return present >= fewest && past <= Math.max(1, present * mostOther) ? 'toldInPresent' : undefined;
}

/** Whether the sentence of the word at `end`, or one before it, begins in the present. */
export function hasPresentBefore(words: Words, asides: Asides, end: number): boolean {
  let hasPast = false;
  for (let at = 0; at < end; at++) {
    if (words.tokens[at]?.gap === 'stop') hasPast = false;
    hasPast ||= hasForm(words, at, wordForm.past);
    if (!hasPast && isPresent(words, at) && !asides.isSpoken(at)) return true;
  }
  return false;
}

function isPresent(words: Words, at: number): boolean {
  if (hasForm(words, at, wordForm.present)) return true;
  const isTold = hasForm(words, at, wordForm.bare | wordForm.third) && classesAt(words, at) === 0;
  return isTold && (classesAt(words, at - 1) & wordClass.subject) !== 0;
}

interface Place {
  readonly words: Words;
  readonly own: CompiledWords;
  readonly asides: Asides;
  readonly from: number;
  readonly to: number;
}

/** What a statement in the present says; nothing where somebody says it in the dream or it speaks of the telling. */
export function statementAround({ words, own, asides, from, to }: Place): Range | undefined {
  if (asides.isSpoken(from)) return undefined;
  const remark = remarkAround(words, asides, from);
  if (remark !== undefined) return remark;
  const start = clauseStart(words, from);
  const opener = words.tokens[start];
  // "He told me that he owns a farm": said in the dream; but ", que vive en Roma," only adds something.
  if (opener !== undefined && opener.gap === 'join' && own.reporting.has(opener.folded)) return undefined;
  return { from: behindPast(words, start, from), to: statementEnd(words, own, to) };
}

/** "I saw a dog and [my brother is married]": not back over a past form. */
function behindPast(words: Words, start: number, at: number): number {
  for (let before = at - 1; before >= start; before--) {
    if (!hasForm(words, before, wordForm.past)) continue;
    for (let from = before + 1; from < at; from++)
      if (classesAt(words, from) & wordClass.coordinator) return from;
    return at;
  }
  return start;
}

const leading =
  wordClass.coordinator | wordClass.subject | wordClass.object | wordClass.negator | wordClass.adverb;

/** On to a comma, to the next past form, or to the end of the sentence. */
function statementEnd(words: Words, own: CompiledWords, from: number): number {
  const end = nextPast(words, from, sentenceEnd(words, own, from));
  for (let at = from; at < end; at++) if (words.tokens[at]?.gap === 'comma') return at;
  // "Is kind and [I never ran]": what leads to the past form belongs to it.
  let to = end;
  while (to > from && hasForm(words, end, wordForm.past) && classesAt(words, to - 1) & leading) to--;
  return to;
}
