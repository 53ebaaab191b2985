import type { PhraseTable } from '@chitta/symbols/types';
import { shelfLetters } from '../standard-word.ts';
import type { Place } from './phrase.ts';

/** The places of phrases, each once, by what fills them. */
export class PlaceTable {
  readonly #places: Place[] = [];
  readonly #numbers = new Map<string, number>();

  /** Places that are filled alike have the same number. */
  numberOf(place: Place): number {
    const key = `${[...place.words].sort().join(' ')} ${JSON.stringify(place.ways)}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#places.push(place) - 1;
    this.#numbers.set(key, number);
    return number;
  }

  table(): Omit<PhraseTable, 'phrases' | 'denials'> {
    const words = new Lists();
    const symbols = new Lists();
    const sequences: Record<string, [number, string][]> = {};
    this.#places.forEach((place, number) => {
      for (const word of place.words) words.add(word, number);
      for (const way of place.ways) {
        if (way.kind === 'beginning') words.add(`${way.letters}*`, number);
        else if (way.kind === 'symbol') symbols.add(way.symbol, number);
        else if (way.kind === 'group') symbols.add(`@${way.group}`, number);
        else {
          const [first = '', ...rest] = way.words;
          sequences[first] = [...(sequences[first] ?? []), [number, rest.join(' ')]];
        }
      }
    });
    return {
      places: this.#places.length,
      ...byKind(words.all),
      sequences,
      symbols: Object.fromEntries(symbols.all),
    };
  }
}

/** Numbers of places under a name, each once. */
class Lists {
  readonly all = new Map<string, number[]>();

  add(name: string, place: number): void {
    const known = this.all.get(name);
    if (known === undefined) this.all.set(name, [place]);
    else if (known.at(-1) !== place) known.push(place);
  }
}

function byKind(words: ReadonlyMap<string, readonly number[]>): Pick<PhraseTable, 'kinds' | 'words'> {
  const kinds = new Map<string, number>();
  const shelves = new Map<string, string[]>();
  for (const [word, places] of words) {
    const key = places.join(' ');
    const kind = kinds.get(key) ?? kinds.size;
    kinds.set(key, kind);
    const start = word.replace(/\*$/u, '').slice(0, shelfLetters);
    const shelf = shelves.get(start) ?? [];
    shelf.push(`${word.slice(start.length)} ${kind}`);
    shelves.set(start, shelf);
  }
  return {
    kinds: [...kinds.keys()],
    words: Object.fromEntries([...shelves].map(([start, shelf]) => [start, shelf.join(' ')])),
  };
}
