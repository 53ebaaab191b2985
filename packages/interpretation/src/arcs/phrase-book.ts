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

/** A phrase and everybody who asks for it. */
interface Added<Owner> {
  readonly phrase: Phrase;
  readonly owners: Owner[];
}

/** A phrase with the place of it that is looked for first, since its words are the rarest. */
interface Entry<Owner> extends Added<Owner> {
  readonly order: number;
  /** What has to be somewhere in a text that holds the phrase: one word of each. */
  readonly needed: readonly ReadonlySet<string>[];
  /** So many words may stand before that place. */
  readonly before: number;
}

/** So many words `_` may stand for. */
const gaps = [0, 1, 2, 3];
const longestGap = 3;
/** Words of one way, or of a symbol. */
const longestWay = 4;
const indexedLetters = 3;
/** About how often a way is met in a text, beside a word that stands in one phrase. */
const commonness = { small: 500, words: 1, beginning: 10, symbol: 4, group: 200 };

/** Phrases of many owners, looked for in one pass over a dream. */
export class PhraseBook<Owner> {
  readonly #added = new Map<string, Added<Owner>>();
  readonly #isSmall: (word: string) => boolean;
  #index: Map<string, Entry<Owner>[]> | undefined;

  /** `isSmall`: articles, pronouns and the like, which stand everywhere and so are not looked for first. */
  constructor(isSmall: (word: string) => boolean) {
    this.#isSmall = isSmall;
  }

  add(phrase: Phrase, owner: Owner): void {
    const known = this.#added.get(phrase.written);
    if (known === undefined) this.#added.set(phrase.written, { phrase, owners: [owner] });
    else known.owners.push(owner);
    this.#index = undefined;
  }

  /** Every place of every phrase, in the order of the words. Linear in the length of the text. */
  find(text: PhraseText): PhraseHit<Owner>[] {
    this.#index ??= indexByRarest([...this.#added.values()], this.#isSmall);
    const hits: PhraseHit<Owner>[] = [];
    const present = wordsOf(text);
    // Where a phrase was tried last, so that two of its words try no place twice; -1: it cannot be there at all.
    const triedUpTo = new Int32Array(this.#added.size);
    for (let at = 0; at < text.length; at += 1) {
      for (const entry of entriesAt(this.#index, text, at)) {
        if (triedUpTo[entry.order] === 0 && !isPossible(entry, present)) triedUpTo[entry.order] = impossible;
        if (triedUpTo[entry.order] !== impossible) this.#match(entry, at, text, triedUpTo, hits);
      }
    }
    return hits.sort((a, b) => a.from - b.from);
  }

  /** The phrase from each word from which it may reach the rare one. */
  #match(
    { phrase, owners, order, before }: Entry<Owner>,
    rare: number,
    text: PhraseText,
    triedUpTo: Int32Array,
    hits: PhraseHit<Owner>[],
  ): void {
    const sentence = text.sentence(rare);
    const first = Math.max(rare - before, triedUpTo[order] ?? 0);
    triedUpTo[order] = rare + 1;
    for (let from = rare; from >= first && text.sentence(from) === sentence; from -= 1) {
      const to = endOf(phrase.parts, 0, text, from, sentence);
      if (to !== undefined) for (const owner of owners) hits.push({ owner, phrase, from, to });
    }
  }
}

const impossible = -1;

function wordsOf(text: PhraseText): ReadonlySet<string> {
  const words = new Set<string>();
  for (let at = 0; at < text.length; at += 1) words.add(text.word(at));
  return words;
}

/** Whether each place that single words have to fill finds one of them somewhere in the text. */
function isPossible<Owner>({ needed }: Entry<Owner>, present: ReadonlySet<string>): boolean {
  return needed.every((words) => {
    for (const word of words) if (present.has(word)) return true;
    return false;
  });
}

function* entriesAt<Owner>(
  index: ReadonlyMap<string, readonly Entry<Owner>[]>,
  text: PhraseText,
  at: number,
): Iterable<Entry<Owner>> {
  for (const key of keysAt(text, at)) yield* index.get(key) ?? [];
}

function keyOf(way: Way): string {
  if (way.kind === 'words') return way.words[0] ?? '';
  if (way.kind === 'beginning') return `${way.letters.slice(0, indexedLetters)}*`;
  return way.kind === 'symbol' ? `#${way.symbol}` : `@${way.group}`;
}

function keysAt(text: PhraseText, at: number): string[] {
  const word = text.word(at);
  const symbol = text.symbol(at);
  const keys = [word, `${word.slice(0, indexedLetters)}*`];
  return symbol === undefined ? keys : [...keys, `#${symbol.id}`, `@${symbol.group}`];
}

function indexByRarest<Owner>(
  added: readonly Added<Owner>[],
  isSmall: (word: string) => boolean,
): Map<string, Entry<Owner>[]> {
  const index = new Map<string, Entry<Owner>[]>();
  const counts = countWords(added);
  const ofWord = (word: string) => (isSmall(word) ? commonness.small : (counts.get(word) ?? 1));
  added.forEach(({ phrase, owners }, order) => {
    const { part, before } = rarestOf(phrase.parts, ofWord);
    const needed = phrase.parts.flatMap((each) =>
      each.kind === 'place' && !each.isOptional && each !== part && each.ways.length === 0
        ? [each.words]
        : [],
    );
    for (const key of new Set([...part.words, ...part.ways.map(keyOf)])) {
      const entries = index.get(key);
      const entry = { phrase, owners, order, before, needed };
      if (entries === undefined) index.set(key, [entry]);
      else entries.push(entry);
    }
  });
  return index;
}

type Place = Extract<PhrasePart, { kind: 'place' }>;

/** How often each word stands in phrases: about how common it is where people tell their dreams. */
function countWords(added: readonly { readonly phrase: Phrase }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { phrase } of added) {
    for (const part of phrase.parts) {
      if (part.kind === 'gap') continue;
      for (const word of part.words) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

type Commonness = (word: string) => number;

function commonnessOf({ words, ways }: Place, ofWord: Commonness): number {
  let sum = 0;
  for (const word of words) sum += ofWord(word);
  for (const { kind } of ways) sum += commonness[kind];
  return sum;
}

/** The place that has to be filled and seldom is, and how many words the places before it may take. */
function rarestOf(
  parts: readonly PhrasePart[],
  ofWord: Commonness,
): { readonly part: Place; readonly before: number } {
  let rarest: { part: Place; before: number; weight: number } | undefined;
  let before = 0;
  for (const part of parts) {
    if (part.kind === 'place' && !part.isOptional) {
      const weight = commonnessOf(part, ofWord);
      if (rarest === undefined || weight < rarest.weight) rarest = { part, before, weight };
    }
    before += part.kind === 'gap' ? longestGap : longestWay;
  }
  if (rarest === undefined) throw new TypeError('a phrase has no word');
  return rarest;
}

/** Where the rest of a phrase ends that goes on at a word; a phrase stays inside one sentence. */
function endOf(
  parts: readonly PhrasePart[],
  part: number,
  text: PhraseText,
  at: number,
  sentence: number,
): number | undefined {
  const next = parts[part];
  if (next === undefined) return at;
  const rest = (from: number) => endOf(parts, part + 1, text, from, sentence);
  if (next.kind === 'gap') return firstOf(gaps, (skipped) => rest(at + skipped));
  const isInside = at < text.length && text.sentence(at) === sentence;
  const behindWord = isInside && next.words.has(text.word(at)) ? rest(at + 1) : undefined;
  if (behindWord !== undefined) return behindWord;
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
