import type { Language, LexiconEntry, SymbolGroup } from '@chitta/symbols/types';
import { createLexicon, type Lexicon } from '../lexicon/lexicon.ts';
import type { ReadingLexicon } from '../reading/model.ts';

/** A symbol of the dreamer's own, as recognition and reading take it. */
export interface PersonalEntry {
  /** Unlike any id of the dictionary, such as `personal-12`. */
  readonly id: string;
  readonly language: Language;
  readonly group: SymbolGroup;
  readonly name: string;
  readonly category: string;
  /** The dreamer's own words for what it means; may be empty. */
  readonly meaning: string;
  /** Further ways of saying it. */
  readonly variations: readonly string[];
}

/** Indexes a dreamer's own symbols of one language; undefined where there are none. */
export function createPersonalLexicon(
  language: Language,
  symbols: readonly PersonalEntry[],
): Lexicon | undefined {
  const entries = symbols.filter((symbol) => symbol.language === language).map(toEntry);
  if (entries.length === 0) return undefined;
  return createLexicon({ language, version: 'personal', entries, combined: [], celebrities: [] });
}

/** The dictionary together with the dreamer's own symbols, as a reading looks entries up. */
export function withPersonal(lexicon: ReadingLexicon, personal: Lexicon | undefined): ReadingLexicon {
  if (personal === undefined) return lexicon;
  return { language: lexicon.language, entry: (id) => personal.entry(id) ?? lexicon.entry(id) };
}

function toEntry({ id, group, name, category, meaning, variations }: PersonalEntry): LexiconEntry {
  return {
    id,
    group,
    name,
    category,
    function: '',
    meaning,
    insight: '',
    deed: '',
    variations: [name, ...variations].map(withoutNotation),
    common: false,
    vital: false,
  };
}

/** People write words, not the notation of content files: what it would take for a sign is taken out. */
function withoutNotation(words: string): string {
  return words.replace(/[/|…]|\.{2,}/gu, ' ').trim();
}
