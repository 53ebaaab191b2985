import type { ArcFile, ReadingFrames } from '@chitta/symbols/types';
import { ArcShelf } from '../arcs/arc-shelf.ts';
import { type ArcFinder, arcFinder } from '../arcs/find-arcs.ts';
import { PhraseBook } from '../arcs/phrase-book.ts';

/** What readings of a language say, ready for use. */
export interface ReadingTexts {
  readonly findArcs: ArcFinder;
  readonly frames: ReadingFrames;
}

/** Prepares what readings of a language say; once, and kept with its dictionary. */
export function createReadingTexts({
  frames,
  ...arcs
}: Pick<ArcFile, 'arcs' | 'moves' | 'outcomes' | 'phrases' | 'frames'>): ReadingTexts {
  return { findArcs: arcFinder(new ArcShelf(arcs), new PhraseBook(arcs.phrases)), frames };
}
