import type { Language, LexiconEntry, LexiconFile, WordFile } from '@chitta/symbols/types';

const noTexts = {
  name: '',
  category: '',
  function: '',
  meaning: '',
  insight: '',
  deed: '',
  common: false,
  vital: false,
};

/** The compiled dictionary of a language with all that recognition needs of it. */
export async function readLexiconFile(language: Language): Promise<LexiconFile> {
  // A name put together, so that the types can be checked where nothing has been compiled yet.
  const words: WordFile = (await import(`../../../symbols/generated/words.${language}.json`)).default;
  return {
    ...words,
    entries: words.entries.map(
      (entry): LexiconEntry => ({ ...noTexts, ...entry, variations: entry.variations.split('|') }),
    ),
    combined: words.combined.map((entry) => ({ ...entry, name: '', meaning: '', insight: '' })),
    celebrities: words.celebrities.map((person) => ({ ...person, quality: '', category: '' })),
  };
}
