import {
  composeReading,
  createLexicon,
  createReadingTexts,
  recogniseWithPersonal,
} from '../../packages/interpretation/src/index.ts';
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
  const lexicon = createLexicon(joinFiles(words, JSON.parse(sources.texts) as TextFile));
  const said = createReadingTexts(JSON.parse(sources.arcs) as ArcFile);
  const ready = performance.now() - started;
  const readings = dreams.map((text) => {
    const before = performance.now();
    const mentions = recogniseWithPersonal(text, lexicon, undefined);
    composeReading({ text, mentions, lexicon, texts: said, level: 'premium' });
    return performance.now() - before;
  });
  return { ready, readings };
}
