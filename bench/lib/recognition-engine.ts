import { type Lexicon, openDictionary, recognise } from '../../packages/interpretation/src/index.ts';
import { joinFiles } from '../../packages/symbols/src/join-files.ts';
import type { WordFile } from '../../packages/symbols/src/types.ts';

export { recognise };

/** A dictionary from the text of its file, as the app loads it to mark symbols. */
export function loadLexicon(source: string): Lexicon {
  return openDictionary({ file: joinFiles(JSON.parse(source) as WordFile) }).lexicon;
}

/** Loads a dictionary and asks it for the first time; answers how long that took, in milliseconds. */
export function timeReadiness(source: string): number {
  const started = performance.now();
  recognise('A dog. Un perro.', loadLexicon(source));
  return performance.now() - started;
}
