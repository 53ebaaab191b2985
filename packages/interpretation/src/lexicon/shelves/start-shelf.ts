import { bitsOfLetter, letterAt, longestStart, startWith } from './start-key.ts';

/** Beginnings of so many letters are known at once to lead nowhere; most words that nobody knows begin like none. */
const lettersTold = 3;
const startsTold = 1 << (lettersTold * bitsOfLetter);
const none = -1;
const nothing: readonly number[] = [];

/**
 * Numbers of things put away under the letters that a word begins with, and taken out when a text first has a word
 * beginning so: a dream touches a small part of the dictionary, and unpacking a large one takes longer than a page may
 * wait.
 */
export class StartShelf {
  readonly #numbers: number[] = [];
  /** The place before it under the same key: chains are cheaper than lists of one. */
  readonly #earlier: number[] = [];
  readonly #last = new Map<number, number>();
  readonly #taken = new Set<number>();
  /** For each beginning of `lettersTold` letters whether anything longer was ever put away under it. */
  readonly #leads = new Uint8Array(startsTold);

  /** `key`: a `startKey`; a thing may stand under several, and each word wanting it begins with one of them. */
  put(key: number, thing: number): void {
    if (key >= startsTold) this.#leads[toldStart(key)] = 1;
    this.#earlier.push(this.#last.get(key) ?? none);
    this.#last.set(key, this.#numbers.length);
    this.#numbers.push(thing);
  }

  /** Every thing that a word with this beginning may want, in ascending order; each is given once. */
  take(word: string): readonly number[] {
    let things: number[] | undefined;
    let key = 0;
    for (let at = 0; ; at++) {
      const place = this.#last.get(key);
      if (place !== undefined) things = this.#takeFrom(place, key, things ?? []);
      if (at >= word.length || at >= longestStart) break;
      if (at === lettersTold && this.#leads[key] === 0) break;
      key = startWith(key, letterAt(word, at));
    }
    return things?.sort((a, b) => a - b) ?? nothing;
  }

  #takeFrom(last: number, key: number, things: number[]): number[] {
    this.#last.delete(key);
    for (let place = last; place !== none; place = this.#earlier[place] ?? none) {
      const thing = this.#numbers[place] ?? 0;
      if (this.#taken.has(thing)) continue;
      this.#taken.add(thing);
      things.push(thing);
    }
    return things;
  }
}

/** The first letters of a longer beginning. */
function toldStart(key: number): number {
  let start = key;
  while (start >= startsTold) start >>>= bitsOfLetter;
  return start;
}
