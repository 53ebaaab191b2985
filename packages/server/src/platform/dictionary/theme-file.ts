import type { Language, ThemeFile } from '@chitta/symbols/types';
import { readGenerated } from './dictionary-files.ts';

/** The themes of one language as they were released. */
export function readThemeFile(language: Language): ThemeFile {
  return readGenerated(`themes.${language}.json`) as ThemeFile;
}
