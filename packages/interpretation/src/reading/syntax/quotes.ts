import type { Word } from './words.ts';

/** What may not come back inside quotation marks: other quotation marks, shouting, broken brackets, control characters. */
const unquotable = /["“”«»!?¡¿()[\]{}<>*_#@/\\|…\p{C}]/u;

/** A longer quotation is no longer read at a glance; in UTF-16 units. */
const longestQuote = 90;

/** The dreamer's own words between two word positions (inclusive), when they can be quoted as they stand. */
export function quoteWords(
  words: readonly Word[],
  from: number,
  to: number,
  text: string,
): string | undefined {
  const first = words[from];
  const last = words[to];
  if (!first || !last || to < from) return undefined;
  const line = text.slice(first.start, last.end).replace(/\s+/gu, ' ');
  if (line.length > longestQuote || unquotable.test(line)) return undefined;
  return line;
}

/** Whether words of the dream can stand inside one of our own sentences without quotation marks. */
export function isSayable(text: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\s'’-]*$/u.test(text);
}
