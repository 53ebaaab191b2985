import { createLexicon, createReadingTexts, type Lexicon, type ReadingTexts } from '@chitta/interpretation';
import type { ArcFile, Language, LexiconEntry, LexiconFile, SymbolDetail } from '@chitta/symbols/types';
import { type DictionaryFiles, readDictionaryFiles, readVersion } from './dictionary-files.ts';

/** The dictionary in one language with the long texts of its symbols. */
export interface LanguageDictionary {
  /** Indexed for recognition when first asked for: only threads that read dreams need it. */
  readonly lexicon: Lexicon;
  /** What readings say, prepared when first asked for. */
  readonly readingTexts: ReadingTexts;
  readonly arcs: ArcFile;
  readonly file: LexiconFile;
  readonly details: Readonly<Record<string, SymbolDetail>>;
  /** Descriptions of the combined symbols, by id. */
  readonly combined: Readonly<Record<string, string>>;
  /** The symbol or class with this id. */
  entry(id: string): LexiconEntry | undefined;
}

/** What the words of a dream are looked up in. */
export interface Dictionary {
  /** Changes with any change of its content. */
  readonly version: string;
  of(language: Language): LanguageDictionary;
}

/** The dictionary as it was released. A language is read at first use and kept: files change with a release only. */
export function createDictionary(): Dictionary {
  const loaded = new Map<Language, LanguageDictionary>();
  return {
    version: readVersion(),
    of: (language) => {
      let dictionary = loaded.get(language);
      if (dictionary === undefined) {
        dictionary = indexed(readDictionaryFiles(language));
        loaded.set(language, dictionary);
      }
      return dictionary;
    },
  };
}

/** Indexes files, as they are or with edits in them. */
export function indexed({ file, details, combined, arcs }: DictionaryFiles): LanguageDictionary {
  const entries = new Map(file.entries.map((entry) => [entry.id, entry]));
  let lexicon: Lexicon | undefined;
  let readingTexts: ReadingTexts | undefined;
  return {
    get lexicon() {
      lexicon ??= createLexicon(file);
      return lexicon;
    },
    get readingTexts() {
      readingTexts ??= createReadingTexts(arcs);
      return readingTexts;
    },
    arcs,
    file,
    details,
    combined,
    entry: (id) => entries.get(id),
  };
}
