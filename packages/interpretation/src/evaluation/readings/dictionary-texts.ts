import type { LexiconFile } from '@chitta/symbols/types';

/** What the dictionary calls a symbol, and what it says of it. */
export interface SymbolWords {
  readonly names: readonly string[];
  readonly texts: readonly string[];
}

export interface DictionaryTexts {
  /** `words` are those of the dream at the place of the evidence: a celebrity is known by its name alone. */
  of(symbol: string | undefined, words: string): SymbolWords;
}

const none: SymbolWords = { names: [], texts: [] };

/** The texts that a reading may take over from the dictionary, by symbol. */
export function dictionaryTexts({ entries, combined, celebrities }: LexiconFile): DictionaryTexts {
  const bySymbol = new Map<string, SymbolWords>();
  for (const { id, name, variations, function: use, meaning, insight, deed } of entries)
    bySymbol.set(id, { names: [name, ...variations], texts: [use, meaning, insight, deed] });
  for (const { id, name, phrases, meaning, insight } of combined)
    bySymbol.set(id, { names: [name, ...phrases], texts: [meaning, insight] });
  const byName = new Map<string, SymbolWords>();
  for (const { name, also, quality, category } of celebrities)
    for (const each of [name, ...also])
      byName.set(each.toLowerCase(), { names: [name, ...also, category], texts: [quality] });
  return {
    of: (symbol, words) => bySymbol.get(symbol ?? '') ?? byName.get(words.toLowerCase()) ?? none,
  };
}
