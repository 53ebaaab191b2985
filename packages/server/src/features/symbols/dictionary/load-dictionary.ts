import { type Language, limits } from '@chitta/contract';
import type { Database } from '#server/db/client.ts';
import type { Dictionary } from '#server/platform/dictionary/dictionary.ts';
import { describeCelebrity } from './describe-celebrity.ts';
import { createSymbolQueries, replaceSymbols, type SymbolSet } from './symbols.queries.ts';

interface LoadParts {
  readonly db: Database;
  /** The dictionary as it was released, without edits. */
  readonly released: Dictionary;
}

/**
 * Brings the dictionary's tables to the version of its files and returns the languages that it loaded. One query when
 * nothing has changed. What admins have edited wins over the files. Classes of words are no symbols and stay in the
 * files.
 */
export async function loadDictionary({ db, released }: LoadParts): Promise<Language[]> {
  const loaded = await createSymbolQueries(db).findLoadedVersions();
  const outdated = limits.languages.filter((language) => loaded.get(language) !== released.version);
  for (const language of outdated) await replaceSymbols(db, symbolSet(released, language));
  return outdated;
}

function symbolSet(dictionary: Dictionary, language: Language): SymbolSet {
  const { file, details, combined } = dictionary.of(language);
  const symbols = file.entries
    .filter(({ isClass }) => !isClass)
    .map((entry) => ({
      slug: entry.id,
      name: entry.name,
      group: entry.group,
      description: details[entry.id]?.description ?? entry.meaning,
      category: entry.category,
      extended_description: details[entry.id]?.extended ?? '',
      is_common: entry.common,
      is_vital: entry.vital,
      deeper_insight: entry.insight,
      function: entry.function,
      meaning: entry.meaning,
      deed: entry.deed,
      variations: entry.variations,
    }));
  return {
    language,
    version: dictionary.version,
    symbols,
    combined: file.combined.map(({ id, ...rest }) => ({
      ...rest,
      slug: id,
      description: combined[id] ?? rest.meaning,
    })),
    celebrities: file.celebrities.map((celebrity) => ({
      ...celebrity,
      description: describeCelebrity[language](celebrity.quality),
    })),
  };
}
