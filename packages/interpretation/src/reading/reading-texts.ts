import type { ArcFile, ReadingFrames } from '@chitta/symbols/types';
import { type ArcFinder, arcFinder } from '../arcs/find-arcs.ts';
import { PhraseBook } from '../arcs/phrase-book.ts';
import { prepareArcs } from '../arcs/prepare-arcs.ts';

/** What readings of a language say, ready for use. */
export interface ReadingTexts {
  readonly findArcs: ArcFinder;
  readonly frames: ReadingFrames;
}

/** Prepares what readings of a language say; once, and kept with its dictionary. */
export function createReadingTexts({
  arcs,
  moves,
  outcomes,
  phrases,
  frames,
}: Pick<ArcFile, 'arcs' | 'moves' | 'outcomes' | 'phrases' | 'frames'>): ReadingTexts {
  return { findArcs: arcFinder(prepareArcs({ arcs, moves, outcomes }), new PhraseBook(phrases)), frames };
}
