import type { ArcFile, PlanTexts } from '@chitta/symbols/types';
import { type ArcFinder, arcFinder } from '../arcs/find-arcs.ts';
import { prepareArcs } from '../arcs/prepare-arcs.ts';

/** What readings of a language say, ready for use. */
export interface ReadingTexts {
  readonly findArcs: ArcFinder;
  readonly plan: PlanTexts;
}

/** Prepares what readings of a language say; once, and kept with its dictionary. */
export function createReadingTexts({ language, arcs, plan }: Omit<ArcFile, 'version'>): ReadingTexts {
  return { findArcs: arcFinder(prepareArcs({ language, arcs })), plan };
}
