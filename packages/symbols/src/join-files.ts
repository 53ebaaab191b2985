import type { LexiconEntry, LexiconFile, TextFile, WordFile } from './types.ts';

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
    entries: words.entries.map((entry, at) => joinEntry(entry, texts?.entries[at] ?? noTexts)),
    combined: words.combined.map((entry, at) => ({ ...entry, ...(texts?.combined[at] ?? noCombinedTexts) })),
    celebrities: words.celebrities.map((person, at) => ({
      ...person,
      ...(texts?.celebrities[at] ?? noCelebrityTexts),
    })),
  };
}

/** Field by field: copies of whole objects take a browser ten times as long. */
function joinEntry(
  { id, group, variations, isClass }: WordFile['entries'][number],
  text: TextFile['entries'][number],
): LexiconEntry {
  const entry = {
    id,
    group,
    name: text.name,
    category: text.category,
    function: text.function,
    meaning: text.meaning,
    insight: text.insight,
    deed: text.deed,
    variations: variations.split('|'),
    common: text.common,
    vital: text.vital,
  };
  const { unshown } = text;
  return isClass || unshown ? { ...entry, ...(unshown && { unshown }), ...(isClass && { isClass }) } : entry;
}

const noTexts: TextFile['entries'][number] = {
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
