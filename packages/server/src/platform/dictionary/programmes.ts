import type { Language, ProgrammeName, ProgrammeOfLanguage } from '@chitta/symbols/types';
import { readGenerated } from './dictionary-files.ts';

const loaded = new Map<Language, readonly ProgrammeOfLanguage[]>();

/** The programmes of one language: read at first use and kept, as files change with a release only. */
export function programmesOf(language: Language): readonly ProgrammeOfLanguage[] {
  let programmes = loaded.get(language);
  if (programmes === undefined) {
    programmes = readGenerated(`programmes.${language}.json`) as readonly ProgrammeOfLanguage[];
    loaded.set(language, programmes);
  }
  return programmes;
}

/** A programme; throws where the compiled content lacks it, which the content checker does not let through. */
export function programmeOf(name: ProgrammeName, language: Language = 'en'): ProgrammeOfLanguage {
  const found = programmesOf(language).find(({ id }) => id === name);
  if (found === undefined) throw new Error(`there is no programme ${name}`);
  return found;
}
