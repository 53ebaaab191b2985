/** Words that begin with the same letters are unpacked together; more letters make more and smaller lots. */
const longestStart = 5;

/**
 * Things put away under the letters that a word begins with, and taken out when a text first has a word beginning so: a
 * dream touches a small part of the dictionary, and unpacking a large one takes longer than a page may wait.
 */
export class StartShelf<T> {
  readonly #lots = new Map<string, T[]>();

  /** `start`: letters without accents that each word wanting the thing begins with; only the first few count. */
  put(start: string, thing: T): void {
    const key = start.length > longestStart ? start.slice(0, longestStart) : start;
    const lot = this.#lots.get(key);
    if (lot === undefined) this.#lots.set(key, [thing]);
    else lot.push(thing);
  }

  /** Everything that a word with this beginning may want; what was taken is gone. */
  take(folded: string): T[] {
    const taken: T[] = [];
    const longest = Math.min(longestStart, folded.length);
    for (let length = 0; length <= longest; length++) {
      const start = folded.slice(0, length);
      const lot = this.#lots.get(start);
      if (lot === undefined) continue;
      this.#lots.delete(start);
      for (const thing of lot) taken.push(thing);
    }
    return taken;
  }
}
