import { type Language, limits } from '@chitta/contract';
import type { ThemeFile } from '@chitta/symbols/types';
import type { Database } from '#server/db/client.ts';
import { readThemeFile } from '#server/platform/dictionary/theme-file.ts';
import { findLoadedThemes, replaceThemes } from './loads.queries.ts';

/**
 * Brings the tables of themes to the version of their files and returns the languages that it loaded. One query when
 * nothing has changed. What admins have edited wins over the files.
 */
export async function loadThemes(
  db: Database,
  read: (language: Language) => ThemeFile = readThemeFile,
): Promise<Language[]> {
  const loaded = await findLoadedThemes(db);
  const outdated = limits.languages
    .map((language) => ({ language, file: read(language) }))
    .filter(({ language, file }) => loaded.get(language) !== file.version);
  for (const { language, file } of outdated) await replaceThemes(db, language, file);
  return outdated.map(({ language }) => language);
}
