import type { LexiconFile, TextFile, WordFile } from './types.ts';

/**
 * The lexicon of one language from its compiled files. Without texts everything is recognised, and nothing can be said
 * of it: enough to mark symbols. Texts of another version are refused: their order would not fit.
 */
export function joinFiles(words: WordFile, texts?: TextFile): LexiconFile {
  if (texts !== undefined && texts.version !== words.version) {
    throw new TypeError(`words of version ${words.version} do not go with texts of version ${texts.version}`);
  }
  return {
    language: words.language,
    version: words.version,
    entries: words.entries.map(({ variations, ...entry }, at) => ({
      ...entry,
      ...(texts?.entries[at] ?? noTexts),
      variations: variations.split('|'),
    })),
    combined: words.combined.map((entry, at) => ({ ...entry, ...(texts?.combined[at] ?? noCombinedTexts) })),
    celebrities: words.celebrities.map((person, at) => ({
      ...person,
      ...(texts?.celebrities[at] ?? noCelebrityTexts),
    })),
  };
}

const noTexts = {
  name: '',
  common: false,
  vital: false,
  category: '',
  function: '',
  meaning: '',
  insight: '',
  deed: '',
};
const noCombinedTexts = { name: '', meaning: '', insight: '' };
const noCelebrityTexts = { quality: '', category: '' };
