import type { PhraseTable } from '@chitta/symbols/types';
import { Kind } from './kind.ts';
import { type PhraseRow, parsePhraseRow } from './phrase-row.ts';
import type { PhraseText } from './phrase-text.ts';
import { shelfLetters } from './standard-word.ts';

/** Words of a dream that fill places: what they are, and how many. */
export interface Way {
  readonly kind: Kind;
  readonly length: number;
}

/** Words that begin with the same letters, by what follows these. */
interface Shelf {
  readonly words: ReadonlyMap<string, Kind>;
  readonly beginnings: readonly (readonly [letters: string, kind: Kind])[];
}

interface Sequence {
  readonly words: readonly string[];
  readonly kind: Kind;
}

const emptyShelf: Shelf = { words: new Map(), beginnings: [] };
const noWays: readonly Way[] = [];
/** More words than a year of dreams holds; then they are forgotten, so that they cannot grow for ever. */
const mostWords = 16_384;

/** Leads from what stands in a dream to the places that it fills; what is kept of them is unpacked when a word needs it. */
export class PlaceFinder {
  readonly #table: PhraseTable;
  readonly #kinds: (Kind | undefined)[] = [];
  /** By their rarest place. */
  readonly #phrases: (readonly PhraseRow[] | undefined)[] = [];
  readonly #shelves = new Map<string, Shelf>();
  /** Packed until a dream has their first word; few are. */
  readonly #sequences: Map<string, string | readonly Sequence[]>;
  readonly #symbols: Map<string, string | Kind>;
  /** What a word fills by itself. */
  readonly #ways = new Map<string, readonly Way[]>();

  /** The lines of the table, cut when a dream is first read. */
  #cut: { readonly phrases: readonly string[]; readonly kinds: readonly string[] } | undefined;

  constructor(table: PhraseTable) {
    this.#table = table;
    this.#sequences = new Map(Object.entries(table.sequences));
    this.#symbols = new Map(Object.entries(table.symbols));
  }

  /** For each word what is filled from it on, single words first. */
  waysIn(text: PhraseText): readonly (readonly Way[])[] {
    const ways: (readonly Way[])[] = [];
    for (let at = 0; at < text.length; at += 1) {
      const word = text.word(at);
      const alone = this.#ways.get(word) ?? this.#meet(word);
      const longer = this.#withSymbols(text, at, this.#withSequences(text, at, noWays));
      ways.push(longer === noWays ? alone : [...alone, ...longer]);
    }
    return ways;
  }

  #meet(word: string): readonly Way[] {
    if (this.#ways.size >= mostWords) this.#ways.clear();
    const ways = this.#kindsOf(word).map((kind): Way => ({ kind, length: 1 }));
    this.#ways.set(word, ways);
    return ways;
  }

  #withSequences(text: PhraseText, at: number, ways: readonly Way[]): readonly Way[] {
    const first = text.word(at);
    const kept = this.#sequences.get(first);
    if (kept === undefined) return ways;
    const sequences = typeof kept === 'string' ? this.#unpackSequences(kept) : kept;
    this.#sequences.set(first, sequences);
    const isThere = ({ words }: Sequence) =>
      words.every((other, index) => text.word(at + 1 + index) === other);
    const found = sequences.filter(isThere).map(({ words, kind }) => ({ kind, length: 1 + words.length }));
    return found.length === 0 ? ways : [...ways, ...found];
  }

  #withSymbols(text: PhraseText, at: number, ways: readonly Way[]): readonly Way[] {
    const symbol = text.symbol(at);
    if (symbol === undefined) return ways;
    const length = symbol.to - at;
    const kinds = [this.#kindOfSymbol(symbol.id), this.#kindOfSymbol(`@${symbol.group}`)];
    const found = kinds.flatMap((kind) => (kind === undefined ? [] : { kind, length }));
    return found.length === 0 ? ways : [...ways, ...found];
  }

  #kindOfSymbol(name: string): Kind | undefined {
    const kept = this.#symbols.get(name);
    if (kept === undefined) return undefined;
    const kind = typeof kept === 'string' ? this.#unpackKind(kept) : kept;
    this.#symbols.set(name, kind);
    return kind;
  }

  get #lines() {
    const { phrases, kinds } = this.#table;
    this.#cut ??= { phrases: phrases.split('\n'), kinds: kinds.split('\n') };
    return this.#cut;
  }

  #kindsOf(word: string): readonly Kind[] {
    const { words, beginnings } = this.#shelfOf(word.slice(0, shelfLetters));
    const rest = word.slice(shelfLetters);
    const exact = words.get(rest);
    const begun = beginnings.flatMap(([letters, kind]) => (rest.startsWith(letters) ? kind : []));
    return exact === undefined ? begun : [exact, ...begun];
  }

  #shelfOf(start: string): Shelf {
    const known = this.#shelves.get(start);
    if (known !== undefined) return known;
    const packed = this.#table.words[start];
    // What is on no shelf is not kept: people write whatever they like.
    if (packed === undefined) return emptyShelf;
    const shelf = this.#unpack(packed);
    this.#shelves.set(start, shelf);
    return shelf;
  }

  #unpack(packed: string): Shelf {
    const words = new Map<string, Kind>();
    const beginnings: [string, Kind][] = [];
    for (const alike of packed.split(';')) {
      const [number = '', ...rests] = alike.split(' ');
      const kind = this.#numbered(Number(number));
      for (const rest of rests) {
        if (rest.endsWith('*')) beginnings.push([rest.slice(0, -1), kind]);
        else words.set(rest, kind);
      }
    }
    return { words, beginnings };
  }

  #unpackSequences(packed: string): Sequence[] {
    return packed.split(';').map((way) => {
      const [place = '', ...words] = way.split(' ');
      return { words, kind: this.#unpackKind(place) };
    });
  }

  #numbered(number: number): Kind {
    const kind = this.#kinds[number] ?? this.#unpackKind(this.#lines.kinds[number] ?? '');
    this.#kinds[number] = kind;
    return kind;
  }

  /** `packed`: places, each by its distance from the one before. */
  #unpackKind(packed: string): Kind {
    let place = 0;
    const places: number[] = [];
    const phrases: PhraseRow[] = [];
    for (const distance of packed.split(' ')) {
      place += Number(distance);
      places.push(place);
      for (const phrase of this.#phrasesBy(place)) phrases.push(phrase);
    }
    return new Kind(places, phrases);
  }

  #phrasesBy(rarest: number): readonly PhraseRow[] {
    const packed = this.#lines.phrases[rarest] ?? '';
    if (packed === '') return noPhrases;
    const phrases =
      this.#phrases[rarest] ?? packed.split('|').map((phrase) => parsePhraseRow(phrase, rarest));
    this.#phrases[rarest] = phrases;
    return phrases;
  }
}

const noPhrases: readonly PhraseRow[] = [];
