import type { Word } from './cut-words.ts';

/** Features are told apart by their hash: this many, a power of two. */
export const featureCount = 1 << 16;
/** What tells the kinds apart is rougher: single words alone. */
export const kindFeatureCount = 1 << 11;

/** A longer word is also looked at by its beginning, so that its other forms count as well. */
const beginning = 5;
/** Words of so many letters have content; pairs of them are looked at over some distance. */
const contentLetters = 4;
const pairReach = 3;

/** Called with the hash of each feature of a stretch of words and with the words it rests on. */
export type OnFeature = (hash: number, first: number, second: number) => void;

/**
 * Words, beginnings of words, neighbours, and pairs of words of content near each other. A feature may come more than once.
 */
export function eachFeature(words: readonly Word[], from: number, to: number, on: OnFeature): void {
  const content: number[] = [];
  for (let at = from; at < to; at += 1) {
    const { text = '' } = words[at] ?? {};
    const whole = hashOf(text, 1);
    on(whole, at, at);
    if (text.length > beginning) on(hashOf(text.slice(0, beginning), 2), at, at);
    if (at > from) on(mix(hashOf(words[at - 1]?.text ?? '', 3), whole), at - 1, at);
    if (text.length < contentLetters) continue;
    for (const other of content.slice(-pairReach))
      on(mix(hashOf(words[other]?.text ?? '', 4), whole), other, at);
    content.push(at);
  }
}

/** Words and their beginnings. */
export function eachKindFeature(words: readonly Word[], from: number, to: number, on: OnFeature): void {
  for (let at = from; at < to; at += 1) {
    const { text = '' } = words[at] ?? {};
    on(hashOf(text, 1), at, at);
    if (text.length > beginning) on(hashOf(text.slice(0, beginning), 2), at, at);
  }
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
