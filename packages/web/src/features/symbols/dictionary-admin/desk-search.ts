/** What the address asks for: an entry for a word, or the entry with a slug. */
export interface DeskSearch {
  readonly word?: string;
  readonly symbol?: string;
}

const longest = 80;

/** Keeps of an address what the desk understands: `?word=`, and `?symbol=` or `?entry=`. */
export function validateDeskSearch(search: Record<string, unknown>): DeskSearch {
  // The router reads `?word=42` as a number.
  const word = String(search.word ?? '')
    .trim()
    .slice(0, longest);
  const symbol = String(search.symbol ?? search.entry ?? '')
    .trim()
    .slice(0, longest);
  return { ...(word && { word }), ...(symbol && { symbol }) };
}
