import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { joinFiles } from '@chitta/symbols';
import type {
  ArcFile,
  DetailFile,
  Language,
  LexiconFile,
  TextFile,
  ThemeCueFile,
  WordFile,
} from '@chitta/symbols/types';
import { InvariantError } from '../errors/invariant.ts';

/** The compiled dictionary of one language. */
export interface DictionaryFiles extends Pick<DetailFile, 'details' | 'combined'> {
  readonly file: LexiconFile;
  /** What readings say. */
  readonly arcs: ArcFile;
  /** What themes are found by. */
  readonly themeCues: ThemeCueFile;
}

export function readVersion(): string {
  return (readGenerated('version.json') as { version: string }).version;
}

export function readDictionaryFiles(language: Language): DictionaryFiles {
  const file = joinFiles(
    readGenerated(`words.${language}.json`) as WordFile,
    readGenerated(`texts.${language}.json`) as TextFile,
  );
  const { details, combined } = readGenerated(`details.${language}.json`) as DetailFile;
  const arcs = readGenerated(`arcs.${language}.json`) as ArcFile;
  const themeCues = readGenerated(`theme-cues.${language}.json`) as ThemeCueFile;
  return { file, details, combined, arcs, themeCues };
}

/** A compiled file of `@chitta/symbols`. */
export function readGenerated(name: string): unknown {
  const path = fileURLToPath(import.meta.resolve(`@chitta/symbols/generated/${name}`));
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new InvariantError(
      `The compiled dictionary cannot be read: ${path}. Run "npm start" or "node packages/symbols/scripts/compile.ts". (${String(cause)})`,
    );
  }
}
