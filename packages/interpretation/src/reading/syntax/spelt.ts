import { hashOf, SpellingCache } from '../../text/spelling-cache.ts';

/** Longer runs of letters are no words and are not kept. */
const longestKept = 40;

const spellings = new SpellingCache((raw) => ({ lower: lowered(raw) }));

function lowered(raw: string): string {
  return raw.toLowerCase().replaceAll('\u2019', "'");
}

/**
 * The word at a place of a text, in small letters and with plain apostrophes. A word that was met before is not made
 * again: a dream has hundreds of words and few that are new.
 */
export function lowerAt(text: string, start: number, end: number): string {
  if (end - start > longestKept) return lowered(text.slice(start, end));
  return spellings.find(text, start, end, hashOf(text, start, end)).lower;
}
