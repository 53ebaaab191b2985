import type { Words } from '../grammar/sentence.ts';
import { type Assertion, assertions } from '../types.ts';
import { findAsides } from './asides.ts';
import { type CompiledPack, compiledPackOf } from './compile-pack.ts';
import { findCues } from './find-cues.ts';
import type { Range } from './match-cue.ts';
import { scopes } from './scopes.ts';
import { wordForm } from './word-form.ts';

/** Words that are not told as there, and the cue that says so. */
export interface AssertedRange extends Range {
  readonly state: Exclude<Assertion, 'present'>;
  /** The words of the cue. */
  readonly cue: Range;
  /** The row that it was found by. */
  readonly source: string;
}

/**
 * Whether the dream tells of each word as there. Where stretches overlap the stronger wins: what belongs to waking
 * life was neither compared nor denied in the dream.
 */
export function assertionOfWords(words: Words, text: string): (at: number) => Assertion {
  const marks = new Uint8Array(words.tokens.length);
  for (const { from, to, state } of assertedRanges(words, text)) {
    const mark = assertions.indexOf(state);
    for (let at = from; at < to; at++) if ((marks[at] ?? 0) < mark) marks[at] = mark;
  }
  return (at) => assertions[marks[at] ?? 0] ?? 'present';
}

/** The stretches of words that are not told as there, with their cues. */
export function assertedRanges(
  given: Words,
  text: string,
  pack: CompiledPack = compiledPackOf(given.language),
): AssertedRange[] {
  const words = given.hints ? given : { ...given, hints: hintsOfWords(given, pack) };
  const asides = findAsides(words, text);
  const found = findCues(words, pack, asides);
  // Only the first telling has something that led up to it.
  const telling = found.find(({ cue }) => cue.scope === 'beforeTelling');
  const firstOf = rememberFirst(words);
  const ranges: AssertedRange[] = [];
  for (const each of found) {
    const { cue, place } = each;
    if (cue.state === 'pseudo' || (cue.scope === 'beforeTelling' && each !== telling)) continue;
    const reached = scopes[cue.scope]({ words, own: pack.own, asides, firstOf, ...place }) ?? [];
    for (const range of [reached].flat())
      if (range.from < range.to) ranges.push({ ...range, state: cue.state, cue: place, source: cue.source });
  }
  return ranges;
}

/** Words alike in their first letters count as one: "door", "doors". */
const alike = 5;

function rememberFirst({ tokens }: Words): (folded: string) => number {
  let firsts: Map<string, number> | undefined;
  return (folded) => {
    if (firsts === undefined) {
      firsts = new Map();
      for (let at = tokens.length - 1; at >= 0; at--)
        firsts.set(tokens[at]?.folded.slice(0, alike) ?? '', at);
    }
    return firsts.get(folded.slice(0, alike)) ?? tokens.length;
  };
}

function hintsOfWords({ tokens }: Words, pack: CompiledPack): Uint16Array {
  return Uint16Array.from(tokens, ({ word, folded }) => hintsIn(pack, word, folded));
}

function hintsIn({ byWord, formsOf }: CompiledPack, word: string, folded: string): number {
  return formsOf(word, folded) | (byWord.has(folded) || byWord.has(word) ? wordForm.cue : 0);
}

/** What the form of one word tells, as bits of `wordForm`. */
export function hintsOf(word: string, folded: string, language: Words['language']): number {
  return hintsIn(compiledPackOf(language), word, folded);
}
