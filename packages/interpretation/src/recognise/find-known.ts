import type { Target } from '../lexicon/target.ts';
import { type Candidate, candidatesAt } from './candidate.ts';
import { chooseTarget } from './choose-target.ts';
import type { Passage } from './passage.ts';

/** Words that stand for something in the dictionary. */
export interface Known {
  readonly candidate: Candidate;
  readonly target: Target;
}

/** Reads a dream from left to right; the longest phrase takes its words, and nothing overlaps. */
export function findKnown(passage: Passage): Known[] {
  const found: Known[] = [];
  let taken = -1;
  let takenTo = -1;
  for (let at = 0; at < passage.tokens.length; at++) {
    // Behind a gap: words of a phrase that began earlier.
    if (at >= taken && at <= takenTo) continue;
    const choice = chooseAt(passage, at);
    if (choice === undefined) continue;
    const { candidate, target } = choice;
    if (target !== undefined) found.push({ candidate, target });
    at = candidate.gap?.before ?? candidate.last;
    if (candidate.gap === undefined) continue;
    taken = candidate.gap.after;
    takenTo = candidate.last;
  }
  return found;
}

interface Choice {
  readonly candidate: Candidate;
  /** Missing for an idiom. */
  readonly target: Target | undefined;
}

function chooseAt(passage: Passage, at: number): Choice | undefined {
  for (const candidate of candidatesAt(passage, at)) {
    const target = chooseTarget(passage, candidate);
    if (target !== undefined || candidate.isIdiom) return { candidate, target };
  }
  return undefined;
}
