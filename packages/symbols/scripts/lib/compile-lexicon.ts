import type {
  ClassEntry,
  DetailFile,
  Language,
  LexiconCelebrity,
  LexiconCombined,
  LexiconEntry,
  LexiconFile,
  SymbolDetail,
  SymbolEntry,
  TextFile,
  WordFile,
} from '../../src/types.ts';
import type { Content } from './read-content.ts';

/** The lexicon in two files: what recognition needs, and what readings say. */
export function compileFiles(
  content: Content,
  language: Language,
  version: string,
): { readonly words: WordFile; readonly texts: TextFile } {
  const { entries, combined, celebrities } = compileLexicon(content, language, version);
  return {
    words: {
      language,
      version,
      entries: entries.map(({ id, group, variations, isClass }) => ({
        id,
        group,
        variations: variations.join('|'),
        ...(isClass && { isClass }),
      })),
      combined: combined.map(({ id, parts, phrases }) => ({ id, parts, phrases })),
      celebrities: celebrities.map(({ name, also }) => ({ name, also })),
    },
    texts: {
      language,
      version,
      entries: entries.map(
        ({ name, common, vital, category, function: purpose, meaning, insight, deed, unshown }) => ({
          name,
          common,
          vital,
          category,
          function: purpose,
          meaning,
          insight,
          deed,
          ...(unshown && { unshown }),
        }),
      ),
      combined: combined.map(({ name, meaning, insight }) => ({ name, meaning, insight })),
      celebrities: celebrities.map(({ quality, category }) => ({ quality, category })),
    },
  };
}

function compileLexicon(content: Content, language: Language, version: string): LexiconFile {
  return {
    language,
    version,
    entries: [
      ...content.symbols.map((entry) => toLexiconEntry(entry, language)),
      ...content.classes.map((entry) => toClass(entry, language)),
    ],
    combined: toCombined(content, language),
    celebrities: toCelebrities(content, language),
  };
}

/** The long texts, loaded only where a symbol is shown in full. */
export function compileDetails(content: Content, language: Language, version: string): DetailFile {
  const details: Record<string, SymbolDetail> = {};
  for (const entry of content.symbols) {
    const { description, extended } = entry[language];
    details[entry.id] = { description, extended };
  }
  const combined = Object.fromEntries(
    content.combined.map((entry) => [entry.id, entry[language].description]),
  );
  return { language, version, details, combined };
}

function toLexiconEntry(entry: SymbolEntry, language: Language): LexiconEntry {
  const text = entry[language];
  return {
    id: entry.id,
    group: entry.group,
    name: text.name,
    category: text.category,
    function: text.function,
    meaning: text.meaning,
    insight: text.insight,
    deed: text.deed,
    variations: text.variations,
    ...(text.unshown && { unshown: text.unshown }),
    common: entry.common,
    vital: entry.vital,
  };
}

function toClass(entry: ClassEntry, language: Language): LexiconEntry {
  const { words, ...text } = entry[language];
  return {
    id: entry.id,
    group: entry.group,
    ...text,
    variations: wordsOfClass(words),
    common: false,
    vital: false,
    isClass: true,
  };
}

/** The words of a class, one by one. */
export function wordsOfClass(words: string): string[] {
  return words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function toCombined({ combined }: Content, language: Language): LexiconCombined[] {
  return combined.map(({ id, parts, [language]: { name, meaning, insight, phrases = [] } }) => ({
    id,
    name,
    meaning,
    insight,
    parts,
    phrases,
  }));
}

function toCelebrities({ celebrities }: Content, language: Language): LexiconCelebrity[] {
  return celebrities.flatMap(({ category, people }) =>
    people.map(({ name, also = [], [language]: quality }) => ({
      name,
      also,
      quality,
      category: category[language],
    })),
  );
}
