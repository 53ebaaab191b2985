import type { PhraseTable } from '@chitta/symbols/types';
import type { PhraseText } from './phrase-text.ts';
import { type Kind, PlaceFinder, type Way } from './place-finder.ts';
import { SentencePlaces } from './sentence-places.ts';

/** A phrase at a place of a dream: its number, its first word, and the one behind its last. */
export interface PhraseHit {
  readonly phrase: number;
  readonly from: number;
  readonly to: number;
  /** The first word from there on that fills its rarest place. */
  readonly rare: number;
}

/** So many words `_` may stand for. */
const longestGap = 3;
/** What a phrase has in its row before its parts. */
const rowHead = 2;
const gap = 0;
const none = -1;

/**
 * Finds the phrases of a `PhraseTable` in dreams. A phrase stays inside one sentence, so each sentence is asked once which
 * places it fills; only a phrase whose rarest place is among them is looked at, and only one that finds all of its places
 * in order is looked for. Linear in the length of the text.
 */
export class PhraseBook {
  readonly #finder: PlaceFinder;
  readonly #filled: SentencePlaces;
  readonly #rows: Int32Array;
  /** Where the row of each phrase begins, and where the last one ends. */
  readonly #starts: Int32Array;
  /** For each place the last phrase that has it for its rarest, counted from 1; for each phrase the one before it. */
  readonly #lastByRarest: Int32Array;
  readonly #earlier: Int32Array;
  /** The sentence in which each phrase was looked at last. */
  readonly #lookedAt: Int32Array;
  readonly #denying = new Map<number, ReadonlySet<string>>();

  constructor(table: PhraseTable) {
    this.#filled = new SentencePlaces(table.places);
    this.#rows = new Int32Array(table.phrases);
    const starts: number[] = [];
    for (let at = 0; at < this.#rows.length; at += rowHead + (this.#rows[at] ?? 0)) starts.push(at);
    this.#starts = new Int32Array([...starts, this.#rows.length]);
    this.#lookedAt = new Int32Array(starts.length);
    this.#lastByRarest = new Int32Array(table.places);
    this.#earlier = new Int32Array(starts.length);
    for (let phrase = 0; phrase < starts.length; phrase += 1) {
      const place = this.#rarestOf(phrase);
      this.#earlier[phrase] = this.#lastByRarest[place] ?? 0;
      this.#lastByRarest[place] = phrase + 1;
    }
    this.#finder = new PlaceFinder(table, (place) => this.#phrasesBy(place));
    for (const [words, phrases] of table.denials) {
      const denying = new Set(words.split(' '));
      for (const phrase of phrases) this.#denying.set(phrase, denying);
    }
  }

  /** The words of a phrase that deny: where it holds one, it may stand in a clause that denies. */
  denying(phrase: number): ReadonlySet<string> | undefined {
    return this.#denying.get(phrase);
  }

  /** Every place of every phrase, in the order of the words; of phrases from one word, those with the later rare word last. */
  find(text: PhraseText): PhraseHit[] {
    const hits: PhraseHit[] = [];
    const ways = this.#finder.waysIn(text);
    for (let from = 0; from < text.length; ) {
      let to = from + 1;
      while (to < text.length && text.sentence(to) === text.sentence(from)) to += 1;
      const found = this.#findIn({ ways, from, to });
      hits.push(...found.sort((a, b) => a.from - b.from || a.rare - b.rare || a.phrase - b.phrase));
      from = to;
    }
    return hits;
  }

  #findIn(sentence: Sentence): PhraseHit[] {
    const lookedAt = this.#lookedAt;
    const hits: PhraseHit[] = [];
    const kinds = sentence.ways.slice(sentence.from, sentence.to).map((ways) => ways.map(({ kind }) => kind));
    const number = this.#filled.begin();
    kinds.forEach((each, at) => {
      for (const { places } of each) this.#filled.add(places, sentence.from + at);
    });
    for (const { phrases } of new Set(kinds.flat())) {
      for (const phrase of phrases) {
        if (lookedAt[phrase] === number) continue;
        lookedAt[phrase] = number;
        if (this.#isPossible(phrase)) this.#look(phrase, sentence, hits);
      }
    }
    return hits;
  }

  #phrasesBy(rarest: number): number[] {
    const phrases: number[] = [];
    for (let next = this.#lastByRarest[rarest] ?? 0; next !== 0; next = this.#earlier[next - 1] ?? 0)
      phrases.push(next - 1);
    return phrases;
  }

  #rarestOf(phrase: number): number {
    const start = this.#starts[phrase] ?? 0;
    return placeOf(this.#rows[start + rowHead + (this.#rows[start + 1] ?? 0)] ?? 0);
  }

  /** Whether the sentence fills every place that has to be filled, one behind another. */
  #isPossible(phrase: number): boolean {
    const rows = this.#rows;
    const filled = this.#filled;
    const end = this.#starts[phrase + 1] ?? 0;
    let earliest = 0;
    for (let part = (this.#starts[phrase] ?? 0) + rowHead; part < end; part += 1) {
      const code = rows[part] ?? 0;
      if (code === gap || isOptional(code)) continue;
      const place = placeOf(code);
      if (filled.lastOf(place) < earliest) return false;
      earliest = Math.max(earliest, filled.firstOf(place)) + 1;
    }
    return true;
  }

  /** The phrase from each word that fills its first place. */
  #look(phrase: number, sentence: Sentence, hits: PhraseHit[]): void {
    const first = (this.#starts[phrase] ?? 0) + rowHead;
    const end = this.#starts[phrase + 1] ?? 0;
    const place = placeOf(this.#rows[first] ?? 0);
    const rarest = this.#rarestOf(phrase);
    for (let from = this.#filled.firstOf(place); from <= this.#filled.lastOf(place); from += 1) {
      const to = this.#endOf(first, end, from, sentence);
      if (to === none) continue;
      let rare = from;
      while (!(sentence.ways[rare] ?? []).some(({ kind }) => fills(kind, rarest))) rare += 1;
      hits.push({ phrase, from, to, rare });
    }
  }

  /** Where the rest of a phrase ends that goes on at a word; the first way that leads to its end counts. */
  #endOf(part: number, end: number, at: number, sentence: Sentence): number {
    if (part === end) return at;
    const code = this.#rows[part] ?? 0;
    if (code === gap) return this.#endBehindGap(part, end, at, sentence);
    const place = placeOf(code);
    for (const { kind, to } of at < sentence.to ? (sentence.ways[at] ?? []) : []) {
      const behind = fills(kind, place) ? this.#endOf(part + 1, end, to, sentence) : none;
      if (behind !== none) return behind;
    }
    return isOptional(code) ? this.#endOf(part + 1, end, at, sentence) : none;
  }

  #endBehindGap(part: number, end: number, at: number, sentence: Sentence): number {
    for (let skipped = 0; skipped <= longestGap; skipped += 1) {
      const to = this.#endOf(part + 1, end, at + skipped, sentence);
      if (to !== none) return to;
    }
    return none;
  }
}

/** A sentence by its first word and the one behind its last. */
interface Sentence {
  readonly from: number;
  readonly to: number;
  /** Of the whole dream. */
  readonly ways: readonly (readonly Way[])[];
}

function placeOf(code: number): number {
  return (code >> 1) - 1;
}

function isOptional(code: number): boolean {
  return (code & 1) === 1;
}

function fills({ places }: Kind, place: number): boolean {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return places[low] === place;
}
