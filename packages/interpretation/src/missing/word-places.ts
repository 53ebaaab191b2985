import type { AnalysedText } from '../analysed/analysed-text.ts';
import { partInContext } from '../grammar/part-in-context.ts';
import { classesAt } from '../grammar/sentence.ts';
import { wordClass } from '../grammar/word-class.ts';
import type { Mention } from '../types.ts';

/** What kind of word stands somewhere; `edge`: none, the sentence begins or ends. */
export type WordKind =
  | 'edge'
  | 'article'
  | 'possessive'
  | 'number'
  | 'preposition'
  | 'pronoun'
  | 'auxiliary'
  | 'negation'
  | 'adverb'
  | 'conjunction'
  | 'noun'
  | 'verb'
  | 'description'
  | 'other';

/** Where a word stands, told without a word of its sentence. */
export interface WordPlace {
  readonly word: string;
  readonly before: WordKind;
  readonly after: WordKind;
}

/** A dream of which the places of words are asked. */
interface PlacedDream {
  readonly analysed: AnalysedText;
  readonly mentions: readonly Mention[];
}

/** Where each of the words first stands, by what it is looked up by; a word that is not found is left out. */
export function wordPlaces({ analysed, mentions }: PlacedDream, words: readonly string[]): WordPlace[] {
  const wanted = new Set(words);
  const starts = new Map(mentions.map(({ start, variation }) => [start, variation.toLowerCase()]));
  const found = new Map<string, WordPlace>();
  analysed.tokens.forEach((token, at) => {
    const word = wanted.has(token.word) ? token.word : starts.get(token.start);
    if (word === undefined || !wanted.has(word) || found.has(word)) return;
    found.set(word, { word, before: kindBefore(analysed, at), after: kindAfter(analysed, at) });
  });
  return [...found.values()];
}

function kindBefore(analysed: AnalysedText, at: number): WordKind {
  const isFirst = at === 0 || analysed.tokens[at]?.gap === 'stop';
  return isFirst ? 'edge' : kindAt(analysed, at - 1);
}

function kindAfter(analysed: AnalysedText, at: number): WordKind {
  const next = analysed.tokens[at + 1];
  return next === undefined || next.gap === 'stop' ? 'edge' : kindAt(analysed, at + 1);
}

/** In the order in which they are told apart: a word may do several things. */
const kinds: readonly (readonly [WordKind, number])[] = [
  ['article', wordClass.definite | wordClass.indefinite],
  ['possessive', wordClass.possessive],
  ['number', wordClass.number],
  ['preposition', wordClass.preposition | wordClass.infinitiveMark],
  ['pronoun', wordClass.subject | wordClass.object],
  ['auxiliary', wordClass.be | wordClass.have | wordClass.auxiliary | wordClass.ability],
  ['negation', wordClass.negator],
  ['conjunction', wordClass.coordinator | wordClass.clauseOpener],
  ['adverb', wordClass.adverb],
];
const parts = { n: 'noun', v: 'verb', a: 'description', '?': 'other' } as const;

function kindAt(analysed: AnalysedText, at: number): WordKind {
  const classes = classesAt(analysed, at);
  const small = kinds.find(([, bits]) => (classes & bits) !== 0);
  return small ? small[0] : parts[partInContext(analysed, at)];
}
