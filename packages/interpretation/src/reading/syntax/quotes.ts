import type { Span } from '../../types.ts';
import type { Word } from './words.ts';

/** What may not come back inside quotation marks: other quotation marks, shouting, broken brackets, control characters. */
const unquotable = /["“”«»!?¡¿()[\]{}<>*_#@/\\|…\p{C}]/u;

export interface Quote extends Span {
  readonly text: string;
}

/** The dreamer's own words between two word positions (inclusive), when they can be quoted as they stand. */
export function quoteWords(
  words: readonly Word[],
  from: number,
  to: number,
  text: string,
): Quote | undefined {
  const first = words[from];
  const last = words[to];
  if (!first || !last || to < from) return undefined;
  const line = text.slice(first.start, last.end).replace(/\s+/gu, ' ');
  if (line.length > 90 || unquotable.test(line)) return undefined;
  return { text: line, start: first.start, end: last.end };
}

/** First and last word of the clause that holds a word. */
export function clauseBounds(words: readonly Word[], at: number): { from: number; to: number } {
  const clause = words[at]?.clause;
  let from = at;
  let to = at;
  while (from > 0 && words[from - 1]?.clause === clause) from -= 1;
  while (to + 1 < words.length && words[to + 1]?.clause === clause) to += 1;
  return { from, to };
}

/** Longest clause worth quoting. */
const longestQuote = 9;

/** What is left of "my friend and I were …" when the clause is cut at "and". */
const brokenSubject = /^(?:I (?:were|are)|yo \S+mos)(?=\P{L}|$)/iu;

/** The clause around a word without the joining word that opens it, when it is short enough to quote. */
export function quoteClause(
  words: readonly Word[],
  at: number,
  text: string,
  joiners: ReadonlySet<string>,
): Quote | undefined {
  const { from, to } = clauseBounds(words, at);
  const opens = joiners.has(words[from]?.lower ?? '') && from < to ? from + 1 : from;
  const length = to - opens + 1;
  if (length < 2 || length > longestQuote) return undefined;
  const quote = quoteWords(words, opens, to, text);
  return quote && !brokenSubject.test(quote.text) ? quote : undefined;
}

/** Whether words of the dream can stand inside one of our own sentences without quotation marks. */
export function isSayable(text: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\s'’-]*$/u.test(text);
}
