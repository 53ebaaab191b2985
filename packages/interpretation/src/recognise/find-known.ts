import type { Target } from '../lexicon/target.ts';
import { type Candidate, candidatesAt } from './candidate.ts';
import { chooseTarget, writtenAt } from './choose-target.ts';
import { findBeyond } from './find-beyond.ts';
import type { Found } from './found.ts';
import type { Passage } from './passage.ts';

/**
 * Reads a dream from left to right: the longest phrase takes its words, and nothing overlaps. What the dictionary does
 * not know may still be a name, a number or a slip of the pen.
 */
export function findKnown(passage: Passage): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < passage.tokens.length; at++) {
    const choice = chooseAt(passage, at);
    const other = findBeyond(passage, at, choice);
    if (other !== undefined) {
      found.push(other);
      at = other.last;
    } else if (choice !== undefined) {
      const { candidate, target } = choice;
      if (target !== undefined) found.push(toFound(passage, candidate, target));
      at = candidate.gap?.before ?? candidate.last;
    }
  }
  return found;
}

/** What the dictionary makes of the words from one place on. */
export interface Choice {
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

/** A phrase with other words inside stands where its first words do; those behind are read for themselves as well. */
function toFound(passage: Passage, candidate: Candidate, target: Target): Found {
  const { symbol, group, variation, sense, isClass, uses } = target;
  return {
    first: candidate.first,
    last: candidate.gap?.before ?? candidate.last,
    symbol,
    group,
    variation,
    rule: ruleOf(passage, candidate, target),
    sense,
    kind: isClass ? 'class' : undefined,
    uses,
  };
}

const rules = {
  class: { exact: 'class.exact', inflected: 'class.inflected' },
  word: { exact: 'word.exact', inflected: 'word.inflected' },
  phrase: { exact: 'phrase.exact', inflected: 'phrase.inflected' },
} as const;

function ruleOf(passage: Passage, { first, last, gap }: Candidate, { isClass, spelling }: Target): string {
  if (gap !== undefined) return 'phrase.gapped';
  const kind = isClass ? 'class' : first === last ? 'word' : 'phrase';
  return rules[kind][writtenAt(passage, first, last) === spelling ? 'exact' : 'inflected'];
}
