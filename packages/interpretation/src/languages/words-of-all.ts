import { wordPacks } from './language-packs.ts';
import type { WordPack } from './pack/word-pack.ts';

/** The words of a list in all languages together, joined when first asked for. */
export function wordsOfAll(pick: (pack: WordPack) => Iterable<string>): (word: string) => boolean {
  let all: ReadonlySet<string> | undefined;
  return (word) => {
    all ??= new Set(Object.values(wordPacks).flatMap((pack) => [...pick(pack)]));
    return all.has(word);
  };
}
