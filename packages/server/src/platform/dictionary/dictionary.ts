import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createLexicon, type Lexicon } from '@chitta/interpretation';
import type { DetailFile, Language, LexiconFile, SymbolDetail } from '@chitta/symbols/types';
import { InvariantError } from '../invariant.ts';

/** The dictionary in one language, indexed for recognition, with the long texts of its symbols. */
export interface LanguageDictionary {
  readonly lexicon: Lexicon;
  readonly file: LexiconFile;
  readonly details: Readonly<Record<string, SymbolDetail>>;
}

/** The compiled dictionary. A language is read at first use and kept: its files change with a release only. */
export interface Dictionary {
  /** Changes with any change of its content. */
  readonly version: string;
  of(language: Language): LanguageDictionary;
}

export function createDictionary(): Dictionary {
  const loaded = new Map<Language, LanguageDictionary>();
  const { version } = readGenerated('version.json') as { version: string };
  return {
    version,
    of: (language) => {
      let dictionary = loaded.get(language);
      if (dictionary === undefined) {
        dictionary = readDictionary(language);
        loaded.set(language, dictionary);
      }
      return dictionary;
    },
  };
}

function readDictionary(language: Language): LanguageDictionary {
  const file = readGenerated(`lexicon.${language}.json`) as LexiconFile;
  const { details } = readGenerated(`details.${language}.json`) as DetailFile;
  return { lexicon: createLexicon(file), file, details };
}

function readGenerated(name: string): unknown {
  const path = fileURLToPath(import.meta.resolve(`@chitta/symbols/generated/${name}`));
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new InvariantError(
      `The compiled dictionary cannot be read: ${path}. Run "npm start" or "node packages/symbols/scripts/compile.ts". (${String(cause)})`,
    );
  }
}
