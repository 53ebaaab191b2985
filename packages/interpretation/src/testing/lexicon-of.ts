import type { Language, LexiconFile, SymbolGroup } from '@chitta/symbols/types';
import { createLexicon, type Lexicon } from '../lexicon/lexicon.ts';

/** Symbols of a test: id → its variations, comma separated, by group; an id that begins with `class-` is a class. */
export type TestSymbols = Readonly<Partial<Record<SymbolGroup, Readonly<Record<string, string>>>>>;

/** A dictionary of the test's own. */
export function lexiconOf(
  language: Language,
  symbols: TestSymbols,
  more: Partial<Pick<LexiconFile, 'combined' | 'celebrities'>> = {},
): Lexicon {
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
  return createLexicon({ language, version: 'test', entries, combined: [], celebrities: [], ...more });
}
