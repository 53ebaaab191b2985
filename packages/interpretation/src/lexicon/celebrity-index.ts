import type { LexiconCelebrity } from '@chitta/symbols/types';
import { tokenise } from '../text/tokenise.ts';

/** One name of a famous person, word by word. */
export interface CelebrityName {
  readonly celebrity: LexiconCelebrity;
  /** In lower case without accents. */
  readonly words: readonly string[];
  /** Which of the words are written with a capital. */
  readonly capitals: readonly boolean[];
}

/** Famous people by the first words of their names, longest names first; made when a text first has a capital. */
export class CelebrityIndex {
  readonly #celebrities: readonly LexiconCelebrity[];
  #byFirst: Map<string, CelebrityName[]> | undefined;

  constructor(celebrities: readonly LexiconCelebrity[]) {
    this.#celebrities = celebrities;
  }

  /** The names that begin with a word, given in lower case without accents. */
  namesFrom(folded: string): readonly CelebrityName[] {
    this.#byFirst ??= this.#index();
    return this.#byFirst.get(folded) ?? none;
  }

  #index(): Map<string, CelebrityName[]> {
    const byFirst = new Map<string, CelebrityName[]>();
    for (const celebrity of this.#celebrities) {
      for (const name of [celebrity.name, ...celebrity.also]) {
        const tokens = tokenise(name);
        const words = tokens.map(({ folded }) => folded);
        const capitals = tokens.map(({ spelling }) => spelling.shape !== 'lower');
        const alike = byFirst.get(words[0] ?? '') ?? [];
        alike.push({ celebrity, words, capitals });
        byFirst.set(words[0] ?? '', alike);
      }
    }
    for (const alike of byFirst.values()) alike.sort((a, b) => b.words.length - a.words.length);
    return byFirst;
  }
}

const none: readonly CelebrityName[] = [];
