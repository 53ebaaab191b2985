import type {
  ArcFile,
  Language,
  LexiconEntry,
  LexiconFile,
  SymbolDetail,
  ThemeCueFile,
} from '@chitta/symbols/types';
import { createLexicon, type Lexicon } from '../lexicon/lexicon.ts';
import { createReadingTexts, type ReadingTexts } from '../reading/reading-texts.ts';

/** What readings say of what happens. */
type ArcTexts = Pick<ArcFile, 'arcs' | 'moves' | 'outcomes' | 'phrases' | 'frames'>;

/** What a dictionary is opened from, or one with edits in place. Long texts are not needed where words are only looked up. */
export interface DictionaryFiles {
  readonly file: LexiconFile;
  readonly details?: Readonly<Record<string, SymbolDetail>>;
  readonly combined?: Readonly<Record<string, string>>;
  /** What readings say; needed where dreams are read. */
  readonly arcs?: ArcTexts;
  /** Needed where themes are found. */
  readonly themeCues?: ThemeCueFile | undefined;
}

/** The dictionary in one language with the long texts of its symbols. */
export interface LanguageDictionary {
  /** Indexed for recognition when first asked for. */
  readonly lexicon: Lexicon;
  /** Prepared when first asked for. */
  readonly readingTexts: ReadingTexts;
  readonly arcs: ArcTexts;
  readonly themeCues: ThemeCueFile | undefined;
  readonly file: LexiconFile;
  /** By symbol. */
  readonly details: Readonly<Record<string, SymbolDetail>>;
  /** Descriptions of the combined symbols, by id. */
  readonly combined: Readonly<Record<string, string>>;
  /** The symbol or class with this id. */
  entry(id: string): LexiconEntry | undefined;
}

/** Dictionaries by language. */
export interface Dictionaries {
  /** Undefined where a language is not at hand: its sentences in a dream of another language stay unread. */
  of(language: Language): LanguageDictionary | undefined;
}

const noArcs: ArcTexts = {
  arcs: [],
  moves: [],
  outcomes: [],
  phrases: { phrases: '', kinds: '', words: {}, sequences: {}, symbols: {}, conditions: {} },
  frames: { quotes: [], turns: [], stands: { one: [], many: [] } },
};

/** Makes one language ready to be read with. */
export function openDictionary({
  file,
  details = {},
  combined = {},
  arcs = noArcs,
  themeCues,
}: DictionaryFiles): LanguageDictionary {
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
    themeCues,
    file,
    details,
    combined,
    entry: (id) => entries.get(id),
  };
}
