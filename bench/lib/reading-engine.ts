import { openDictionary, readDream } from '../../packages/interpretation/src/index.ts';
import { joinFiles } from '../../packages/symbols/src/join-files.ts';
import type { ArcFile, TextFile, WordFile } from '../../packages/symbols/src/types.ts';

/** The files of one language's dictionary, as text. */
export interface DictionarySources {
  readonly words: string;
  readonly texts: string;
  readonly arcs: string;
}

export interface ReadingTimes {
  /** Milliseconds from the files' texts to a dictionary that reads. */
  readonly ready: number;
  /** Milliseconds of each reading, in order: the first is made by code that has never run. */
  readonly readings: readonly number[];
}

/** Reads each dream in full, as a device does without the server. */
export function timeReadings(sources: DictionarySources, dreams: readonly string[]): ReadingTimes {
  const started = performance.now();
  const words = JSON.parse(sources.words) as WordFile;
  const file = joinFiles(words, JSON.parse(sources.texts) as TextFile);
  const opened = openDictionary({ file, arcs: JSON.parse(sources.arcs) as ArcFile });
  // Prepared here: that is part of being ready.
  void opened.readingTexts;
  const { language } = opened.lexicon;
  const ready = performance.now() - started;
  const dictionary = { of: (asked: string) => (asked === language ? opened : undefined) };
  const readings = dreams.map((text) => {
    const before = performance.now();
    readDream({ text, language, dictionary, level: 'premium' });
    return performance.now() - before;
  });
  return { ready, readings };
}
