import type { TextSpan } from '#web/lib/text-segments.ts';

/** Characters of the dream shown on each side of a quoted place. */
const reach = 28;

/** A place longer than this is shown by how it begins and ends. */
const longest = 160;

const flatten = (text: string) => text.replace(/\s+/g, ' ');

/** Cut between words where there are any. */
function shorten(words: string): string {
  if (words.length <= longest) return words;
  const part = longest / 2;
  const beginning = words.slice(0, part).replace(/(?<!\s)\s+\S*$/u, '');
  const end = words.slice(-part).replace(/^\S*\s+/u, '');
  return `${beginning.toWellFormed()} … ${end.toWellFormed()}`;
}

const wordsAt = (content: string, { start, end }: TextSpan) => shorten(flatten(content.slice(start, end)));

/** What the dream says at some places, shortened in between. */
export function quotePlaces(content: string, places: readonly TextSpan[]): string {
  return places.map((place) => wordsAt(content, place).trim()).join(' … ');
}

/** A stretch of a quote: words that something rests on, or what stands around them. */
export interface QuotePiece {
  readonly start: number;
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * Places of the dream, in order and apart from each other, with a little of what stands around, cut between words.
 * Places close together stand in one quote; dots stand for what is left out.
 */
export function quoteInContext(content: string, places: readonly TextSpan[]): QuotePiece[] {
  const pieces: QuotePiece[] = [];
  const add = (start: number, text: string, isMarked = false) => {
    if (text !== '') pieces.push({ start, text, isMarked });
  };
  let told = 0;
  for (const [index, place] of places.entries()) {
    add(told, contextBetween(content, told, place.start, index === 0));
    add(place.start, wordsAt(content, place), true);
    told = place.end;
  }
  if (places.length > 0) add(told, cutEnd(flatten(content.slice(told, told + reach)), told + reach, content));
  return pieces;
}

/** What stands between two places: all of it, or what follows the first and what leads to the second. */
function contextBetween(content: string, from: number, to: number, isFirst: boolean): string {
  if (to - from <= (isFirst ? reach : 2 * reach)) return flatten(content.slice(from, to));
  const after = isFirst ? '… ' : cutEnd(flatten(content.slice(from, from + reach)), from + reach, content);
  const before = flatten(content.slice(to - reach, to)).replace(/^\S*\s+/u, '');
  return after + before;
}

function cutEnd(text: string, end: number, content: string): string {
  return end >= content.length ? text : `${text.replace(/(?<!\s)\s+\S*$/u, '')} … `;
}
