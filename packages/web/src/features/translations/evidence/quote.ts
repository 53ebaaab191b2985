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
  const beginning = words.slice(0, part).replace(/\s+\S*$/u, '');
  const end = words.slice(-part).replace(/^\S*\s+/u, '');
  return `${beginning.toWellFormed()} … ${end.toWellFormed()}`;
}

const wordsAt = (content: string, { start, end }: TextSpan) => shorten(flatten(content.slice(start, end)));

/** What the dream says at some places, shortened in between. */
export function quotePlaces(content: string, places: readonly TextSpan[]): string {
  return places.map((place) => wordsAt(content, place).trim()).join(' … ');
}

export interface Quote {
  readonly start: number;
  readonly before: string;
  readonly words: string;
  readonly after: string;
}

/** A place of the dream with a little of what stands around it, cut between words. */
export function quoteInContext(content: string, place: TextSpan): Quote {
  const { start, end } = place;
  const from = Math.max(0, start - reach);
  const to = Math.min(content.length, end + reach);
  const before = content.slice(from, start);
  const after = content.slice(end, to);
  return {
    start,
    before: from === 0 ? flatten(before) : `… ${flatten(before.replace(/^\S*\s+/, ''))}`,
    words: wordsAt(content, place),
    after: to === content.length ? flatten(after) : `${flatten(after.replace(/\s+\S*$/, ''))} … `,
  };
}

/** Several places with what stands around each; between two of them stand dots once. */
export function quotesInContext(content: string, places: readonly TextSpan[]): Quote[] {
  return places.map((place, index) => {
    const quote = quoteInContext(content, place);
    return index === 0 ? quote : { ...quote, before: quote.before.replace(/^… /u, '') };
  });
}
