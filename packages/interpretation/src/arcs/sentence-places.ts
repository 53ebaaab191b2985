/** Which places of phrases one sentence fills, and between which of its words. Kept from sentence to sentence. */
export class SentencePlaces {
  /** The sentence in which each place was filled last, by a number that no other has. */
  readonly #sentences: Int32Array;
  readonly #first: Int32Array;
  readonly #last: Int32Array;
  #sentence = 0;

  constructor(places: number) {
    this.#sentences = new Int32Array(places);
    this.#first = new Int32Array(places);
    this.#last = new Int32Array(places);
  }

  /** Forgets the sentence before; the answer is the number of this one. */
  begin(): number {
    this.#sentence += 1;
    return this.#sentence;
  }

  /** Takes in what is filled from a word on; words come in their order. */
  add(places: readonly number[], at: number): void {
    for (const place of places) {
      if (this.#sentences[place] !== this.#sentence) {
        this.#sentences[place] = this.#sentence;
        this.#first[place] = at;
      }
      this.#last[place] = at;
    }
  }

  /** The first word that begins to fill a place. */
  firstOf(place: number): number {
    return this.#first[place] ?? 0;
  }

  /** The last such word; -1 where no word does. */
  lastOf(place: number): number {
    return this.#sentences[place] === this.#sentence ? (this.#last[place] ?? -1) : -1;
  }
}
