import type { Language, LexiconFile, SymbolGroup } from '@chitta/symbols/types';
import { createLexicon, type Lexicon } from '../lexicon/lexicon.ts';

/** Symbols of a test: id → its variations, comma separated, by group; an id that begins with `class-` is a class. */
export type TestSymbols = Readonly<Partial<Record<SymbolGroup, Readonly<Record<string, string>>>>>;

type MoreOfFile = Partial<Pick<LexiconFile, 'combined' | 'celebrities'>>;

/** A dictionary of the test's own. */
export function lexiconOf(language: Language, symbols: TestSymbols, more: MoreOfFile = {}): Lexicon {
  return createLexicon(fileOf(language, symbols, more));
}

/** The same before it is indexed. */
export function fileOf(language: Language, symbols: TestSymbols, more: MoreOfFile = {}): LexiconFile {
  const entries = Object.entries(symbols).flatMap(([group, rows]) =>
    Object.entries(rows).map(([id, variations]) => ({
      id,
      group: group as SymbolGroup,
      name: id,
      category: group,
      function: '',
      meaning: '',
      insight: '',
      deed: '',
      variations: variations.split(', '),
      common: true,
      vital: false,
      ...(id.startsWith('class-') ? { isClass: true as const } : {}),
    })),
  );
  return { language, version: 'test', entries, combined: [], celebrities: [], ...more };
}
