import type { Language } from '@chitta/symbols/types';
import { phrasingOf } from '../../languages/language-packs.ts';

/** Whether words tell how something was done ("slowly", "despacio") rather than how somebody or something was. */
export function isManner(words: string, language: Language): boolean {
  return phrasingOf(language).history.isManner(words);
}
