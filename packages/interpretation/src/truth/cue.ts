import type { Language } from '@chitta/symbols/types';
import type { Words } from '../grammar/sentence.ts';
import type { Truth } from '../types.ts';
import { englishCues } from './cues-en.ts';
import { spanishCues } from './cues-es.ts';
import { clause, nounPhrase, restOfSentence, restOfText, type Scope, sentenceStart } from './scope.ts';

/** How far a cue reaches from its own end. */
export type CueScope = 'phrase' | 'clause' | 'sentence' | 'rest' | 'whole';

/** A phrase after which things are not told as present in the dream. */
export interface CueRow {
  /** Words in lower case without accents; `a|b` allows either. */
  readonly cue: string;
  readonly state: Exclude<Truth, 'present'>;
  readonly reach: CueScope;
  /** The cue says nothing after one of these words. */
  readonly notAfter?: string;
  /** The cue says nothing before one of these words. */
  readonly notBefore?: string;
}

interface Cue {
  readonly words: readonly ReadonlySet<string>[];
  readonly state: CueRow['state'];
  readonly reach: CueScope;
  readonly notAfter: ReadonlySet<string>;
  readonly notBefore: ReadonlySet<string>;
}

export interface MarkedRange {
  readonly from: number;
  readonly to: number;
  readonly state: CueRow['state'];
}

const scopes: Readonly<Record<Exclude<CueScope, 'whole'>, Scope>> = {
  phrase: nounPhrase,
  clause,
  sentence: restOfSentence,
  rest: restOfText,
};

const tables: Readonly<Record<Language, ReadonlyMap<string, readonly Cue[]>>> = {
  en: tabulate(englishCues),
  es: tabulate(spanishCues),
};

function tabulate(rows: readonly CueRow[]): ReadonlyMap<string, readonly Cue[]> {
  const table = new Map<string, Cue[]>();
  for (const row of rows) {
    const words = row.cue.split(' ').map((word) => new Set(word.split('|')));
    const cue = { ...row, words, notAfter: wordSet(row.notAfter), notBefore: wordSet(row.notBefore) };
    for (const word of words[0] ?? []) table.set(word, [...(table.get(word) ?? []), cue]);
  }
  return table;
}

function wordSet(list = ''): ReadonlySet<string> {
  return new Set(list.split(' ').filter((word) => word !== ''));
}

/** The stretches of words that cues take out of the dream's present. */
export function rangesOfCues(words: Words): MarkedRange[] {
  const table = tables[words.language];
  const ranges: MarkedRange[] = [];
  words.tokens.forEach((token, at) => {
    for (const cue of table.get(token.folded) ?? []) {
      const end = at + cue.words.length;
      if (isCueAt(words, at, cue)) ranges.push(rangeOf(words, at, end, cue));
    }
  });
  return ranges;
}

function isCueAt(words: Words, at: number, cue: Cue): boolean {
  for (let next = 0; next < cue.words.length; next++) {
    const token = words.tokens[at + next];
    if (token === undefined || !cue.words[next]?.has(token.folded)) return false;
    if (next > 0 && token.gap !== 'join') return false;
  }
  const before = words.tokens[at - 1]?.folded ?? '';
  const isFirst = words.tokens[at]?.gap === 'stop';
  if (!isFirst && cue.notAfter.has(before)) return false;
  return !cue.notBefore.has(words.tokens[at + cue.words.length]?.folded ?? '');
}

function rangeOf(words: Words, at: number, end: number, { reach, state }: Cue): MarkedRange {
  if (reach === 'whole') return { from: sentenceStart(words, at), to: restOfSentence(words, at), state };
  return { from: end, to: scopes[reach](words, end), state };
}
