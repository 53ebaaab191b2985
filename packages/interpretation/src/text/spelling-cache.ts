import type { Spelling } from './spelling.ts';

/** More ways of writing words than a year of dreams holds; then the cache begins anew, so that it cannot grow for ever. */
const mostSpellings = 16_384;
const smallestTable = 1_024;
/** The table is kept at most this full, so that a search ends after a step or two. */
const fullest = 0.5;

/**
 * Spellings by the characters of a text, found without cutting the word out of it: a hash table whose keys are
 * stretches of the text. What it answers does not depend on what it was asked before.
 */
export class SpellingCache<S extends Spelling> {
  readonly #make: (raw: string) => S;
  #slots: (S | undefined)[] = new Array(smallestTable);
  #hashes = new Int32Array(smallestTable);
  #count = 0;

  constructor(make: (raw: string) => S) {
    this.#make = make;
  }

  /** The spelling of `text.slice(start, end)`; `hash` is `hashOf` that stretch. */
  find(text: string, start: number, end: number, hash: number): S {
    const mask = this.#hashes.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const spelling = this.#slots[slot];
      if (spelling === undefined) return this.#add(text.slice(start, end), hash);
      if (this.#hashes[slot] === hash && isAt(spelling.raw, text, start, end)) return spelling;
    }
  }

  #add(raw: string, hash: number): S {
    if (this.#count >= mostSpellings) this.#clear();
    else if (this.#count >= this.#hashes.length * fullest) this.#grow();
    // A copy: a piece cut out of a text would keep the whole text in memory.
    const spelling = this.#make(copyOf(raw));
    this.#put(spelling, hash);
    this.#count++;
    return spelling;
  }

  #put(spelling: S, hash: number): void {
    const mask = this.#hashes.length - 1;
    let slot = hash & mask;
    while (this.#slots[slot] !== undefined) slot = (slot + 1) & mask;
    this.#slots[slot] = spelling;
    this.#hashes[slot] = hash;
  }

  #grow(): void {
    const slots = this.#slots;
    const hashes = this.#hashes;
    this.#slots = new Array(slots.length * 2);
    this.#hashes = new Int32Array(slots.length * 2);
    for (let slot = 0; slot < slots.length; slot++) {
      const spelling = slots[slot];
      if (spelling !== undefined) this.#put(spelling, hashes[slot] ?? 0);
    }
  }

  #clear(): void {
    this.#slots = new Array(smallestTable);
    this.#hashes = new Int32Array(smallestTable);
    this.#count = 0;
  }
}

/** Continues a hash with one more code unit; a word begins with 0. */
export function hashWith(hash: number, code: number): number {
  return (Math.imul(hash, 0x9e37_79b1) ^ code ^ (hash >>> 15)) | 0;
}

/** The hash of a stretch of text. */
export function hashOf(text: string, start: number, end: number): number {
  let hash = 0;
  for (let at = start; at < end; at++) hash = hashWith(hash, text.charCodeAt(at));
  return hash;
}

function isAt(raw: string, text: string, start: number, end: number): boolean {
  if (raw.length !== end - start) return false;
  for (let at = 0; at < raw.length; at++)
    if (raw.charCodeAt(at) !== text.charCodeAt(start + at)) return false;
  return true;
}

function copyOf(piece: string): string {
  return piece.length < 13 ? piece : ` ${piece}`.slice(1);
}
