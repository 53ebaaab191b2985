import type { Language, LexiconEntry } from '@chitta/symbols/types';
import { type PartOfSpeech, partOfSpeechOf } from '../../morphology/part-of-speech.ts';
import { firstWordOf, suffixOf } from '../parse-variation.ts';
import { coarseKeyOf } from './coarse-key.ts';
import { CoarseShelf } from './coarse-shelf.ts';
import { nominalKey, unclear } from './nominal-key.ts';
import { startKeys } from './start-keys.ts';
import { StartShelf } from './start-shelf.ts';

/** A variation as the file has it. */
export interface PackedVariation {
  readonly entry: LexiconEntry;
  readonly notation: string;
  /** Its place among all variations. */
  readonly order: number;
}

/**
 * The variations of a dictionary by the first letters of their first words. Loading puts each under one or two letters;
 * those that a text comes near are then put under as many as are sure to stay, and few are ever taken apart.
 */
export class VariationShelf {
  readonly #coarse: CoarseShelf;
  readonly #fine = new StartShelf();
  readonly #entries: readonly LexiconEntry[];
  readonly #language: Language;
  /** For each entry the order of its first variation. */
  readonly #firsts: number[] = [];
  /** Many phrases begin with the same few verbs. */
  readonly #verbs = new Map<string, readonly number[]>();

  constructor(entries: readonly LexiconEntry[], language: Language) {
    this.#entries = entries;
    this.#language = language;
    this.#coarse = new CoarseShelf(entries.reduce((count, { variations }) => count + variations.length, 0));
    const keyOf = coarseKeyOf(language);
    let order = 0;
    for (const { group, variations } of entries) {
      this.#firsts.push(order);
      const usual = partOfSpeechOf(group);
      for (const notation of variations) {
        this.#coarse.put(keyOf(notation, suffixOf(notation) ?? usual), order);
        order++;
      }
    }
  }

  /** The variations that a word with these letters may begin; each is given once. */
  take(word: string): PackedVariation[] {
    for (const order of this.#coarse.take(word)) this.#putFine(order);
    return this.#fine.take(word).map((order) => this.#at(order));
  }

  #putFine(order: number): void {
    const { entry, notation } = this.#at(order);
    const part = suffixOf(notation) ?? partOfSpeechOf(entry.group);
    const key = part === 'v' ? unclear : nominalKey(notation, part, this.#language);
    if (key !== unclear) this.#fine.put(key, order);
    else for (const each of this.#keysOf(firstWordOf(notation), part)) this.#fine.put(each, order);
  }

  #keysOf(word: string, part: PartOfSpeech): readonly number[] {
    if (part !== 'v') return startKeys(word, part, this.#language);
    let keys = this.#verbs.get(word);
    if (keys === undefined) {
      keys = startKeys(word, part, this.#language);
      this.#verbs.set(word, keys);
    }
    return keys;
  }

  #at(order: number): PackedVariation {
    let low = 0;
    let high = this.#firsts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#firsts[middle] ?? 0) <= order) low = middle;
      else high = middle - 1;
    }
    const entry = this.#entries[low] as LexiconEntry;
    return { entry, notation: entry.variations[order - (this.#firsts[low] ?? 0)] ?? '', order };
  }
}
