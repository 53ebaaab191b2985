import type { Language, PracticeOfLanguage } from '@chitta/symbols/types';
import { readGenerated } from './dictionary-files.ts';

const loaded = new Map<Language, ReadonlyMap<string, PracticeOfLanguage>>();

/** The practices of one language by their ids: read at first use and kept, as files change with a release only. */
export function practicesOf(language: Language): ReadonlyMap<string, PracticeOfLanguage> {
  let practices = loaded.get(language);
  if (practices === undefined) {
    const listed = readGenerated(`practices.${language}.json`) as readonly PracticeOfLanguage[];
    practices = new Map(listed.map((practice) => [practice.id, practice]));
    loaded.set(language, practices);
  }
  return practices;
}
