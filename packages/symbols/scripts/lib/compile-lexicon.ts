import type {
  DetailFile,
  Language,
  LexiconEntry,
  LexiconFile,
  SymbolDetail,
  SymbolEntry,
} from '../../src/types.ts';

/** What the browser loads: everything but the long texts. */
export function compileLexicon(
  entries: readonly SymbolEntry[],
  language: Language,
  version: string,
): LexiconFile {
  return { language, version, entries: entries.map((entry) => toLexiconEntry(entry, language)) };
}

/** The long texts, loaded only where a symbol is shown in full. */
export function compileDetails(
  entries: readonly SymbolEntry[],
  language: Language,
  version: string,
): DetailFile {
  const details: Record<string, SymbolDetail> = {};
  for (const entry of entries) {
    const { description, extended } = entry[language];
    details[entry.id] = { description, extended };
  }
  return { language, version, details };
}

function toLexiconEntry(entry: SymbolEntry, language: Language): LexiconEntry {
  const text = entry[language];
  return {
    id: entry.id,
    group: entry.group,
    name: text.name,
    category: text.category,
    function: text.function,
    meaning: text.meaning,
    insight: text.insight,
    deed: text.deed,
    variations: text.variations,
    common: entry.common,
    vital: entry.vital,
  };
}
