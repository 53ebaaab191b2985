import type { SymbolGroup } from '@chitta/symbols/types';
import type { Phrase, PhrasePart, Way } from './phrase.ts';

/** The words of a dream as phrases see them. */
export interface PhraseText {
  readonly length: number;
  /** Small letters without accents. */
  word(at: number): string;
  sentence(at: number): number;
  /** What was recognised from this word on, and the word behind it. */
  symbol(at: number): { readonly id: string; readonly group: SymbolGroup; readonly to: number } | undefined;
}

/** A phrase at a place: its first word, and the one behind its last. */
export interface PhraseHit<Owner> {
  readonly owner: Owner;
  readonly phrase: Phrase;
  readonly from: number;
  readonly to: number;
}

interface Entry<Owner> {
  readonly phrase: Phrase;
  readonly owner: Owner;
}

/** So many words `_` may stand for. */
const gaps = [0, 1, 2, 3];
const indexedLetters = 3;

/** Phrases of many owners, looked for in one pass over a dream. */
export class PhraseBook<Owner> {
  readonly #byWord = new Map<string, Entry<Owner>[]>();
  readonly #byBeginning = new Map<string, Entry<Owner>[]>();
  readonly #bySymbol = new Map<string, Entry<Owner>[]>();
  readonly #byGroup = new Map<SymbolGroup, Entry<Owner>[]>();

  add(phrase: Phrase, owner: Owner): void {
    const [first] = phrase.parts;
    if (first?.kind !== 'place') return;
    for (const way of first.ways) this.#shelve(way, { phrase, owner });
  }

  #shelve(way: Way, entry: Entry<Owner>): void {
    if (way.kind === 'words') put(this.#byWord, way.words[0] ?? '', entry);
    else if (way.kind === 'beginning') put(this.#byBeginning, way.letters.slice(0, indexedLetters), entry);
    else if (way.kind === 'symbol') put(this.#bySymbol, way.symbol, entry);
    else put(this.#byGroup, way.group, entry);
  }

  /** Every place of every phrase, in the order of the words. */
  find(text: PhraseText): PhraseHit<Owner>[] {
    const hits: PhraseHit<Owner>[] = [];
    for (let from = 0; from < text.length; from += 1) {
      for (const { phrase, owner } of this.#beginningAt(text, from)) {
        const to = endOf(phrase.parts, 0, text, from);
        if (to !== undefined) hits.push({ owner, phrase, from, to });
      }
    }
    return hits;
  }

  #beginningAt(text: PhraseText, at: number): Set<Entry<Owner>> {
    const word = text.word(at);
    const symbol = text.symbol(at);
    return new Set([
      ...(this.#byWord.get(word) ?? []),
      ...(this.#byBeginning.get(word.slice(0, indexedLetters)) ?? []),
      ...((symbol && this.#bySymbol.get(symbol.id)) ?? []),
      ...((symbol && this.#byGroup.get(symbol.group)) ?? []),
    ]);
  }
}

function put<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** Where the rest of a phrase ends that goes on at a word; a phrase stays inside one sentence. */
function endOf(parts: readonly PhrasePart[], part: number, text: PhraseText, at: number): number | undefined {
  const next = parts[part];
  if (next === undefined) return at;
  const rest = (from: number) => endOf(parts, part + 1, text, from);
  if (next.kind === 'gap') return firstOf(gaps, (skipped) => rest(at + skipped));
  const isInside = at < text.length && (part === 0 || text.sentence(at) === text.sentence(at - 1));
  const end = firstOf(isInside ? next.ways : [], (way) => {
    const behind = behindWay(way, text, at);
    return behind === undefined ? undefined : rest(behind);
  });
  return end ?? (next.isOptional ? rest(at) : undefined);
}

function firstOf<Item>(items: readonly Item[], find: (item: Item) => number | undefined): number | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The word behind those that fill a place in one way. */
function behindWay(way: Way, text: PhraseText, at: number): number | undefined {
  if (way.kind === 'words') {
    return way.words.every((word, index) => text.word(at + index) === word)
      ? at + way.words.length
      : undefined;
  }
  if (way.kind === 'beginning') return text.word(at).startsWith(way.letters) ? at + 1 : undefined;
  const symbol = text.symbol(at);
  if (symbol === undefined) return undefined;
  const isMeant = way.kind === 'symbol' ? symbol.id === way.symbol : symbol.group === way.group;
  return isMeant ? symbol.to : undefined;
}
