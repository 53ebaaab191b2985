import type { Language } from '@chitta/symbols/types';
import { idiomsOf, isReplaceable } from '../../idioms/add-idioms.ts';
import { anyLetter, type CoarseKey, coarseKeyOf } from './coarse-key.ts';
import { CoarseShelf } from './coarse-shelf.ts';

/** The idioms of a language by the first letters of their first words. */
export class IdiomShelf {
  readonly #idioms: readonly string[];
  readonly #shelf: CoarseShelf;

  constructor(language: Language) {
    this.#idioms = idiomsOf(language);
    this.#shelf = new CoarseShelf(this.#idioms.length);
    const key = coarseKeyOf(language);
    this.#idioms.forEach((idiom, number) => {
      this.#shelf.put(keyOf(idiom, language, key), number);
    });
  }

  /** The idioms that a word with these letters may begin; each is given once. */
  take(word: string): string[] {
    return this.#shelf.take(word).map((number) => this.#idioms[number] ?? '');
  }
}

function keyOf(idiom: string, language: Language, key: CoarseKey): number {
  const space = idiom.indexOf(' ');
  const first = space < 0 ? idiom : idiom.slice(0, space);
  if (isReplaceable(first, language)) return anyLetter;
  return key(first, first.endsWith('/v') ? 'v' : 'x');
}
