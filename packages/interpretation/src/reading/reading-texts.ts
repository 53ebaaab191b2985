import type { ArcFile, ReadingFrames } from '@chitta/symbols/types';
import { type ArcFinder, arcFinder } from '../arcs/find-arcs.ts';
import { isSmallWord } from '../arcs/phrase-language.ts';
import { prepareArcs } from '../arcs/prepare-arcs.ts';

/** What readings of a language say, ready for use. */
export interface ReadingTexts {
  readonly findArcs: ArcFinder;
  readonly frames: ReadingFrames;
}

/** Prepares what readings of a language say; once, and kept with its dictionary. */
export function createReadingTexts({
  language,
  arcs,
  moves,
  outcomes,
  frames,
}: Omit<ArcFile, 'version'>): ReadingTexts {
  return {
    findArcs: arcFinder(prepareArcs({ language, arcs, moves, outcomes }), (word) =>
      isSmallWord(word, language),
    ),
    frames,
  };
}
