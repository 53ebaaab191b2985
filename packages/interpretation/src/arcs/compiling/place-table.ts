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

  get count(): number {
    return this.#places.length;
  }

  table(): Pick<PhraseTable, 'kinds' | 'words' | 'sequences' | 'symbols'> {
    const words = new Lists<number>();
    const symbols = new Lists<number>();
    const sequences = new Lists<string>();
    this.#places.forEach((place, number) => {
      for (const word of place.words) words.add(word, number);
      for (const way of place.ways) {
        if (way.kind === 'beginning') words.add(`${way.letters}*`, number);
        else if (way.kind === 'symbol') symbols.add(way.symbol, number);
        else if (way.kind === 'group') symbols.add(`@${way.group}`, number);
        else sequences.add(way.words[0] ?? '', [number, ...way.words.slice(1)].join(' '));
      }
    });
    return { ...byKind(words.all), sequences: sequences.each(joined), symbols: symbols.each(distances) };
  }
}

const joined = (ways: readonly string[]) => ways.join(';');

/** What is kept under a name, each once. */
class Lists<Item> {
  readonly all = new Map<string, Item[]>();

  add(name: string, item: Item): void {
    const known = this.all.get(name);
    if (known === undefined) this.all.set(name, [item]);
    else if (known.at(-1) !== item) known.push(item);
  }

  each(pack: (items: readonly Item[]) => string): Record<string, string> {
    return Object.fromEntries([...this.all].map(([name, items]) => [name, pack(items)]));
  }
}

function byKind(words: ReadonlyMap<string, readonly number[]>): Pick<PhraseTable, 'kinds' | 'words'> {
  const kinds = new Map<string, number>();
  const shelves = new Map<string, Map<number, string>>();
  // In their order, words and numbers that are alike stand near each other: the file becomes smaller.
  for (const word of [...words.keys()].sort()) {
    const places = distances(words.get(word) ?? []);
    const kind = kinds.get(places) ?? kinds.size;
    kinds.set(places, kind);
    const start = word.replace(/\*$/u, '').slice(0, shelfLetters);
    const shelf = shelves.get(start) ?? new Map<number, string>();
    shelves.set(start, shelf.set(kind, `${shelf.get(kind) ?? kind} ${word.slice(start.length)}`));
  }
  const packed = [...shelves].map(([start, shelf]) => [start, [...shelf.values()].join(';')] as const);
  return { kinds: [...kinds.keys()].join('\n'), words: Object.fromEntries(packed) };
}

/** Ascending numbers, each by its distance from the one before. */
function distances(numbers: readonly number[]): string {
  return numbers.map((number, at) => number - (numbers[at - 1] ?? 0)).join(' ');
}
