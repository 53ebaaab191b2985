/** More ways of writing words than a year of dreams holds; then the cache begins anew, so that it cannot grow for ever. */
const mostSpellings = 16_384;
const smallestTable = 1_024;
/** The table is kept at most this full, so that a search ends after a step or two. */
const fullest = 0.5;

/**
 * Spellings by the characters of a text, found without cutting the word out of it: a hash table whose keys are
 * stretches of the text. What it answers does not depend on what it was asked before.
 */
export class SpellingCache<S extends object> {
  readonly #make: (raw: string) => S;
  #slots: (S | undefined)[] = new Array(smallestTable);
  #hashes = new Int32Array(smallestTable);
  /** For each slot where its code units begin among those of all spellings, and how many they are. */
  #starts = new Int32Array(smallestTable);
  #lengths = new Int32Array(smallestTable);
  /** The code units of all spellings: comparing with these is cheaper than with a string. */
  #units = new Uint16Array(smallestTable);
  #unitCount = 0;
  #count = 0;

  constructor(make: (raw: string) => S) {
    this.#make = make;
  }

  /** The spelling of `text.slice(start, end)`; `hash` is `hashOf` that stretch. */
  find(text: string, start: number, end: number, hash: number): S {
    const hashes = this.#hashes;
    const mask = hashes.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      if (hashes[slot] === hash && this.#isAt(slot, text, start, end)) return this.#slots[slot] as S;
      if (this.#slots[slot] === undefined) return this.#add(text.slice(start, end), hash);
    }
  }

  #isAt(slot: number, text: string, start: number, end: number): boolean {
    if (this.#lengths[slot] !== end - start || this.#slots[slot] === undefined) return false;
    const units = this.#units;
    let unit = this.#starts[slot] as number;
    for (let at = start; at < end; at++) if (units[unit++] !== text.charCodeAt(at)) return false;
    return true;
  }

  #add(raw: string, hash: number): S {
    if (this.#count >= mostSpellings) this.#clear();
    else if (this.#count >= this.#hashes.length * fullest) this.#grow();
    // A copy: a piece cut out of a text would keep the whole text in memory.
    const spelling = this.#make(copyOf(raw));
    this.#put(spelling, hash, this.#keepUnits(raw), raw.length);
    this.#count++;
    return spelling;
  }

  #keepUnits(raw: string): number {
    const start = this.#unitCount;
    const end = start + raw.length;
    if (end > this.#units.length) {
      const units = new Uint16Array(Math.max(end, this.#units.length * 2));
      units.set(this.#units);
      this.#units = units;
    }
    for (let at = 0; at < raw.length; at++) this.#units[start + at] = raw.charCodeAt(at);
    this.#unitCount = end;
    return start;
  }

  #put(spelling: S, hash: number, start: number, length: number): void {
    const mask = this.#hashes.length - 1;
    let slot = hash & mask;
    while (this.#slots[slot] !== undefined) slot = (slot + 1) & mask;
    this.#slots[slot] = spelling;
    this.#hashes[slot] = hash;
    this.#starts[slot] = start;
    this.#lengths[slot] = length;
  }

  #grow(): void {
    const slots = this.#slots;
    const hashes = this.#hashes;
    const starts = this.#starts;
    const lengths = this.#lengths;
    this.#resize(slots.length * 2);
    for (let slot = 0; slot < slots.length; slot++) {
      const spelling = slots[slot];
      if (spelling === undefined) continue;
      this.#put(spelling, hashes[slot] ?? 0, starts[slot] ?? 0, lengths[slot] ?? 0);
    }
  }

  #resize(size: number): void {
    this.#slots = new Array(size);
    this.#hashes = new Int32Array(size);
    this.#starts = new Int32Array(size);
    this.#lengths = new Int32Array(size);
  }

  #clear(): void {
    this.#resize(smallestTable);
    this.#units = new Uint16Array(smallestTable);
    this.#unitCount = 0;
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

function copyOf(piece: string): string {
  return piece.length < 13 ? piece : ` ${piece}`.slice(1);
}
