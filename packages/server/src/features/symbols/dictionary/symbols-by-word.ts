import { dictionaryIndex } from './browse/dictionary-index.ts';
import { foldText } from './browse/fold-text.ts';
import type { SymbolSource } from './open-symbols.ts';

/** What the words of a search mean, in both languages of the dictionary. */
export interface SymbolsByWord {
  /** Symbols that are called so, or that a dream names so. */
  find(words: string): readonly string[];
  /** Every word by which one of these symbols is known, without accents and in lower case. */
  wordsOf(ids: ReadonlySet<string>): Set<string>;
}

type Terms = ReadonlyMap<string, readonly string[]>;

/** Symbols by what they are called; made once for an edition of the dictionary. */
const known = new WeakMap<object, Terms>();

function termsOf({ dictionary }: SymbolSource): Terms {
  // Entries of one language have the words of the other beside them.
  const index = dictionaryIndex(dictionary, 'en');
  const made = known.get(index);
  if (made) return made;
  const terms = new Map<string, string[]>();
  for (const { item, terms: called } of index.entries) {
    for (const { folded } of called) add(terms, folded, item.slug);
  }
  known.set(index, terms);
  return terms;
}

function add(terms: Map<string, string[]>, word: string, id: string): void {
  const ids = terms.get(word) ?? [];
  if (!ids.includes(id)) ids.push(id);
  terms.set(word, ids);
}

/** Looks words up in both languages and among the member's own symbols. */
export function symbolsByWord(source: SymbolSource): SymbolsByWord {
  const own = new Map<string, string[]>();
  for (const { id, name, variations } of source.personal.entries) {
    for (const word of [name, ...variations]) add(own, foldText(word), id);
  }
  const terms = termsOf(source);
  return {
    find(words) {
      const folded = foldText(words);
      return [...(terms.get(folded) ?? []), ...(own.get(folded) ?? [])];
    },
    wordsOf(ids) {
      const words = [...terms, ...own].filter(([, called]) => called.some((id) => ids.has(id)));
      return new Set(words.flatMap(([term]) => term.split(/[^\p{L}\p{N}]+/u)).filter((word) => word !== ''));
    },
  };
}
