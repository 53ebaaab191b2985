import type { Word } from './cut-words.ts';

/** Features are told apart by their hash: this many, a power of two. */
export const featureCount = 1 << 16;
/** What tells the kinds apart is rougher: single words alone. */
export const kindFeatureCount = 1 << 11;

/** A longer word is also looked at by its beginning, so that its other forms count as well. */
const beginningLetters = 5;
/** Words of so many letters have content; pairs of them are looked at over some distance. */
const contentLetters = 4;
const pairReach = 3;

/** The words of a text as numbers, made once for all stretches that they are part of. */
export interface WordHashes {
  readonly length: number;
  readonly whole: Uint32Array;
  /** 0 for a word that is no longer than a beginning. */
  readonly beginning: Uint32Array;
  /** As the first of two neighbours, and of a pair. */
  readonly neighbour: Uint32Array;
  readonly pair: Uint32Array;
  readonly hasContent: Uint8Array;
}

export function hashWords(words: readonly Word[]): WordHashes {
  const { length } = words;
  const hashes = {
    length,
    whole: new Uint32Array(length),
    beginning: new Uint32Array(length),
    neighbour: new Uint32Array(length),
    pair: new Uint32Array(length),
    hasContent: new Uint8Array(length),
  };
  words.forEach(({ text }, at) => {
    hashes.whole[at] = hashOf(text, 1);
    if (text.length > beginningLetters) hashes.beginning[at] = hashOf(text.slice(0, beginningLetters), 2);
    hashes.neighbour[at] = hashOf(text, 3);
    hashes.pair[at] = hashOf(text, 4);
    if (text.length >= contentLetters) hashes.hasContent[at] = 1;
  });
  return hashes;
}

/** Called with the hash of each feature of a stretch of words and with the words it rests on. */
export type OnFeature = (hash: number, first: number, second: number) => void;

/**
 * Words, beginnings of words, neighbours, and pairs of words of content near each other. A feature may come more than once.
 */
export function eachFeature(hashes: WordHashes, from: number, to: number, on: OnFeature): void {
  const content: number[] = [];
  for (let at = from; at < to; at += 1) {
    eachOfWord(hashes, at, on);
    const own = hashes.whole[at] as number;
    if (at > from) on(mix(hashes.neighbour[at - 1] as number, own), at - 1, at);
    if (!hashes.hasContent[at]) continue;
    for (let back = Math.max(0, content.length - pairReach); back < content.length; back += 1) {
      const other = content[back] as number;
      on(mix(hashes.pair[other] as number, own), other, at);
    }
    content.push(at);
  }
}

/** Words and their beginnings. */
export function eachKindFeature(hashes: WordHashes, from: number, to: number, on: OnFeature): void {
  for (let at = from; at < to; at += 1) eachOfWord(hashes, at, on);
}

function eachOfWord({ whole, beginning }: WordHashes, at: number, on: OnFeature): void {
  on(whole[at] as number, at, at);
  const begun = beginning[at] as number;
  if (begun !== 0) on(begun, at, at);
}

/** FNV-1a over the code units, begun by the sort of the feature. */
function hashOf(text: string, sort: number): number {
  let hash = Math.imul(0x811c9dc5 ^ sort, 0x01000193);
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return finish(hash);
}

function mix(one: number, other: number): number {
  return finish(Math.imul(one ^ 0x9e3779b9, 0x85ebca6b) ^ other);
}

/** Spreads the bits, so that the low ones can be taken for an index. */
function finish(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x7feb352d);
  mixed ^= mixed >>> 15;
  return mixed >>> 0;
}
