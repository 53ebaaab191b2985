import { coarseKeyOfWord, coarseKeys, coarseKeysOf } from './coarse-key.ts';

const nothing: readonly number[] = [];

/** Numbers of things under `coarseKey`s: all that is done with most of a dictionary before a text asks for it. */
export class CoarseShelf {
  /** For each key the last thing put there, counted from 1. */
  readonly #last = new Int32Array(coarseKeys);
  /** For each thing the one put there before it. */
  readonly #earlier: Int32Array;
  /** 1 for the first letters under which everything was taken. */
  readonly #taken = new Uint8Array(coarseKeys);

  constructor(things: number) {
    this.#earlier = new Int32Array(things);
  }

  put(key: number, thing: number): void {
    this.#earlier[thing] = this.#last[key] ?? 0;
    this.#last[key] = thing + 1;
  }

  /** The things that a word with these letters may want, in no order; what was taken is gone. Nothing is put after it. */
  take(word: string): readonly number[] {
    const own = coarseKeyOfWord(word);
    if (this.#taken[own] === 1) return nothing;
    this.#taken[own] = 1;
    let things: number[] | undefined;
    for (const key of coarseKeysOf(word)) {
      let next = this.#last[key] ?? 0;
      if (next === 0) continue;
      this.#last[key] = 0;
      things ??= [];
      for (; next !== 0; next = this.#earlier[next - 1] ?? 0) things.push(next - 1);
    }
    return things ?? nothing;
  }
}
