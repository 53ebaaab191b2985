import type { TextSpan } from '#web/lib/text-segments.ts';

/** Characters of the dream shown on each side of a quoted place. */
const reach = 28;

const flatten = (text: string) => text.replace(/\s+/g, ' ');

/** What the dream says at some places, shortened in between. */
export function quotePlaces(content: string, places: readonly TextSpan[]): string {
  return places.map((place) => flatten(content.slice(place.start, place.end)).trim()).join(' … ');
}

export interface Quote {
  readonly start: number;
  readonly before: string;
  readonly words: string;
  readonly after: string;
}

/** A place of the dream with a little of what stands around it, cut between words. */
export function quoteInContext(content: string, { start, end }: TextSpan): Quote {
  const from = Math.max(0, start - reach);
  const to = Math.min(content.length, end + reach);
  const before = content.slice(from, start);
  const after = content.slice(end, to);
  return {
    start,
    before: from === 0 ? flatten(before) : `… ${flatten(before.replace(/^\S*\s+/, ''))}`,
    words: flatten(content.slice(start, end)),
    after: to === content.length ? flatten(after) : `${flatten(after.replace(/\s+\S*$/, ''))} … `,
  };
}
