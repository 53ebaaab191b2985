import { type Language, limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Dictionary } from '#server/platform/dictionary/dictionary.ts';
import { createSymbolQueries, replaceSymbols, type SymbolSet } from './symbols.queries.ts';

/**
 * Brings the dictionary's tables to the version of its files and returns the languages that it loaded. One query when
 * nothing has changed. What admins have edited wins over the files.
 */
export async function loadDictionary({
  db,
  dictionary,
}: Pick<AppContext, 'db' | 'dictionary'>): Promise<Language[]> {
  const loaded = await createSymbolQueries(db).findLoadedVersions();
  const outdated = limits.languages.filter((language) => loaded.get(language) !== dictionary.version);
  for (const language of outdated) await replaceSymbols(db, symbolSet(dictionary, language));
  return outdated;
}

function symbolSet(dictionary: Dictionary, language: Language): SymbolSet {
  const { file, details } = dictionary.of(language);
  const symbols = file.entries.map((entry) => ({
    slug: entry.id,
    name: entry.name,
    group: entry.group,
    description: details[entry.id]?.description ?? entry.meaning,
    category: entry.category,
    extended_description: details[entry.id]?.extended ?? '',
    is_common: entry.common,
    is_vital: entry.vital,
    deeper_insight: entry.insight,
    variations: entry.variations,
  }));
  return { language, version: dictionary.version, symbols };
}
