import type { SecondLook } from '@chitta/contract';

type Found = SecondLook['found'];

/** What stands in the place of words that are blacked out. */
export const blackedOut = '▇▇▇';

/** The text with some of what was found in it blacked out; `places` are indexes of `found`. */
export function blackOut(text: string, found: Found, places: ReadonlySet<number>): string {
  const chosen = found.filter((_, place) => places.has(place)).toSorted((a, b) => b.start - a.start);
  return chosen.reduce(
    (rest, { start, end }) => `${rest.slice(0, start)}${blackedOut}${rest.slice(end)}`,
    text,
  );
}

export interface TextPart {
  readonly text: string;
  /** Where it stands; parts are otherwise alike. */
  readonly start: number;
  readonly isFound: boolean;
}

/** The text in parts, those that were found apart from the rest. */
export function partsOf(text: string, found: Found): readonly TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { start, end } of found.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    if (start > at) parts.push({ text: text.slice(at, start), start: at, isFound: false });
    parts.push({ text: text.slice(start, end), start, isFound: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), start: at, isFound: false });
  return parts;
}
