import type { PhraseRow } from './phrase-row.ts';

/** So many bits for each place: about every sixteenth place that is not filled looks as if it were. */
const bitsOfPlace = 16;
const bitsOfNumber = 32;

/** So many numbers hold the bits of the places that a sentence fills. */
const numbersOfSentence = 256;

/** The places that some words fill, all together: what looks filled nearly always is, what does not is not. */
export class FilledPlaces {
  readonly #bits = new Int32Array(numbersOfSentence);

  clear(): void {
    this.#bits.fill(0);
  }

  add({ marks }: Kind): void {
    const bits = this.#bits;
    for (let at = 0; at < marks.length; at += 2) {
      const number = marks[at] as number;
      bits[number] = (bits[number] as number) | (marks[at + 1] as number);
    }
  }

  mayHave(place: number): boolean {
    return ((this.#bits[(place >> 5) & (numbersOfSentence - 1)] as number) & (1 << (place & 31))) !== 0;
  }
}

/** What fills the same places: words of one kind, a symbol, a group of symbols. */
export class Kind {
  /** Those whose rarest place is one of its places. */
  readonly phrases: readonly PhraseRow[];
  /** `beside` of each, two numbers: side by side, they are gone through several times as fast. */
  readonly beside: Int32Array;
  /** For `FilledPlaces`: a number's place and its bits, in turn. */
  readonly marks: Int32Array;
  /** Ascending. */
  readonly #places: readonly number[];
  /** Bits of the places that are filled: nearly all that are not are told by them, without a search. */
  readonly #bits: Int32Array;

  constructor(places: readonly number[], phrases: readonly PhraseRow[]) {
    this.phrases = phrases;
    this.beside = Int32Array.from(phrases.flatMap(({ beside }) => [beside.place, beside.words]));
    this.#places = places;
    this.marks = marksOf(places);
    let size = 1;
    while (size * bitsOfNumber < places.length * bitsOfPlace) size *= 2;
    this.#bits = new Int32Array(size);
    for (const place of places) {
      const at = (place >> 5) & (size - 1);
      this.#bits[at] = (this.#bits[at] ?? 0) | (1 << (place & 31));
    }
  }

  fills(place: number): boolean {
    const bits = this.#bits;
    const word = bits[(place >> 5) & (bits.length - 1)] as number;
    return (word & (1 << (place & 31))) !== 0 && this.#has(place);
  }

  #has(place: number): boolean {
    const places = this.#places;
    let low = 0;
    let high = places.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[middle] as number) < place) low = middle + 1;
      else high = middle;
    }
    return places[low] === place;
  }
}

function marksOf(places: readonly number[]): Int32Array {
  const bits = new Map<number, number>();
  for (const place of places) {
    const number = (place >> 5) & (numbersOfSentence - 1);
    bits.set(number, (bits.get(number) ?? 0) | (1 << (place & 31)));
  }
  return Int32Array.from([...bits].flat());
}
