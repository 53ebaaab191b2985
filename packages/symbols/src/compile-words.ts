import type { WordContent } from './checking/check-words.ts';
import { wordsOfClass } from './checking/words-of-class.ts';
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
} from './types.ts';

/** What recognition and readings take of one language of the content. */
export function compileWords(
  content: WordContent,
  language: Language,
): Pick<LexiconFile, 'entries' | 'combined' | 'celebrities'> {
  return {
    entries: [
      ...content.symbols.map((entry) => toLexiconEntry(entry, language)),
      ...content.classes.map((entry) => toClass(entry, language)),
    ],
    combined: toCombined(content, language),
    celebrities: toCelebrities(content, language),
  };
}

/** The long texts, loaded only where a symbol is shown in full. */
export function compileLongTexts(
  { symbols, combined }: Pick<WordContent, 'symbols' | 'combined'>,
  language: Language,
): Pick<DetailFile, 'details' | 'combined'> {
  const details: Record<string, SymbolDetail> = {};
  for (const entry of symbols) {
    const { description, extended } = entry[language];
    const isSourced = entry.basis === 'sourced';
    details[entry.id] = { description, extended, ...(isSourced && { isSourced }) };
  }
  const descriptions = Object.fromEntries(combined.map((entry) => [entry.id, entry[language].description]));
  return { details, combined: descriptions };
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

function toCombined({ combined }: WordContent, language: Language): LexiconCombined[] {
  return combined.map(({ id, parts, [language]: { name, meaning, insight, phrases = [] } }) => ({
    id,
    name,
    meaning,
    insight,
    parts,
    phrases,
  }));
}

function toCelebrities({ celebrities }: WordContent, language: Language): LexiconCelebrity[] {
  return celebrities.flatMap(({ category, people }) =>
    people.map(({ name, also = [], [language]: quality }) => ({
      name,
      also,
      quality,
      category: category[language],
    })),
  );
}
