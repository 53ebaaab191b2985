import type { PhraseTable } from '@chitta/symbols/types';
import type { PhraseText } from './phrase-text.ts';
import { shelfLetters } from './standard-word.ts';

/** What fills the same places: words of one kind, a symbol, a group of symbols. */
export interface Kind {
  /** Ascending. */
  readonly places: readonly number[];
  /** The phrases whose rarest place is one of them. */
  readonly phrases: readonly number[];
}

/** Words of a dream that fill places: what they are, and the word behind them. */
export interface Way {
  readonly kind: Kind;
  readonly to: number;
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

/** Leads from what stands in a dream to the places that it fills; shelves are unpacked when a word needs them. */
export class PlaceFinder {
  readonly #table: PhraseTable;
  readonly #kindOf: (places: readonly number[]) => Kind;
  readonly #kinds: (Kind | undefined)[] = [];
  readonly #shelves = new Map<string, Shelf>();
  readonly #sequences: ReadonlyMap<string, readonly Sequence[]>;
  readonly #symbols: ReadonlyMap<string, Kind>;

  constructor(table: PhraseTable, phrasesOf: (place: number) => readonly number[]) {
    this.#table = table;
    this.#kindOf = (places) => ({ places, phrases: places.flatMap(phrasesOf) });
    this.#sequences = new Map(
      Object.entries(table.sequences).map(([first, rows]) => [
        first,
        rows.map(([place, rest]) => ({ words: rest.split(' '), kind: this.#kindOf([place]) })),
      ]),
    );
    this.#symbols = new Map(
      Object.entries(table.symbols).map(([symbol, places]) => [symbol, this.#kindOf(places)]),
    );
  }

  /** For each word what is filled from it on, single words first. */
  waysIn(text: PhraseText): readonly (readonly Way[])[] {
    const known = new Map<string, readonly Kind[]>();
    return Array.from({ length: text.length }, (_, at) => {
      const word = text.word(at);
      const kinds = known.get(word) ?? this.#kindsOf(word);
      known.set(word, kinds);
      const ways: Way[] = kinds.map((kind) => ({ kind, to: at + 1 }));
      this.#addSequences(text, at, ways);
      this.#addSymbols(text, at, ways);
      return ways;
    });
  }

  #addSequences(text: PhraseText, at: number, ways: Way[]): void {
    for (const { words, kind } of this.#sequences.get(text.word(at)) ?? []) {
      const isThere = words.every((other, index) => text.word(at + 1 + index) === other);
      if (isThere) ways.push({ kind, to: at + 1 + words.length });
    }
  }

  #addSymbols(text: PhraseText, at: number, ways: Way[]): void {
    const symbol = text.symbol(at);
    if (symbol === undefined) return;
    for (const name of [symbol.id, `@${symbol.group}`]) {
      const kind = this.#symbols.get(name);
      if (kind !== undefined) ways.push({ kind, to: symbol.to });
    }
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
    const fields = packed.split(' ');
    for (let at = 0; at < fields.length; at += 2) {
      const rest = fields[at] ?? '';
      const kind = this.#numbered(Number(fields[at + 1]));
      if (rest.endsWith('*')) beginnings.push([rest.slice(0, -1), kind]);
      else words.set(rest, kind);
    }
    return { words, beginnings };
  }

  #numbered(number: number): Kind {
    const kind =
      this.#kinds[number] ?? this.#kindOf((this.#table.kinds[number] ?? '').split(' ').map(Number));
    this.#kinds[number] = kind;
    return kind;
  }
}
