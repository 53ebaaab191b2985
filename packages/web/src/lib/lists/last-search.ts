import { whenForgotten } from '../signing-out/forget-member.ts';

const searches = new Map<string, object>();

// What one member looked for is nothing for the next.
whenForgotten(() => searches.clear());

/** Keeps what the address of a page that is left held besides its path: filters, words, a view. */
export function keepSearch({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: object;
}): void {
  searches.set(pathname, search);
}

/** What the address of this list held when it was last left in this window: a way back leads to the same list. */
export function lastSearchOf<Search extends object>(path: string): Search {
  return (searches.get(path) ?? {}) as Search;
}
