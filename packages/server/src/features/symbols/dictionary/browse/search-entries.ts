import type { IndexedEntry, SearchTerm } from './dictionary-index.ts';
import { foldText } from './fold-text.ts';

/** An entry with the word that it was found by. */
export interface FoundEntry {
  readonly entry: IndexedEntry;
  readonly foundBy: string | null;
}

/** From this length on, a word is also found by its middle. */
const shortestInside = 3;

/**
 * Entries that the text leads to, nearest first: whole words before beginnings, beginnings before later words of a
 * phrase, the language that is browsed before the other. Among equals the common ones, then the order of the list.
 */
export function searchEntries(entries: readonly IndexedEntry[], search: string): FoundEntry[] {
  const sought = foldText(search);
  if (sought === '') return entries.map((entry) => ({ entry, foundBy: null }));
  const found = entries.flatMap((entry) => {
    const best = nearest(entry.terms, sought);
    return best === null ? [] : [{ entry, ...best }];
  });
  found.sort((a, b) => a.distance - b.distance || commonFirst(a.entry, b.entry));
  return found.map(({ entry, term }) => ({
    entry,
    foundBy: term.isName && term.isOwn ? null : term.text,
  }));
}

function nearest(
  terms: readonly SearchTerm[],
  sought: string,
): { readonly distance: number; readonly term: SearchTerm } | null {
  let best: { distance: number; term: SearchTerm } | null = null;
  for (const term of terms) {
    const fit = fitOf(term.folded, sought);
    if (fit === null) continue;
    const distance = fit * 4 + (term.isOwn ? 0 : 2) + (term.isName ? 0 : 1);
    if (best === null || distance < best.distance) best = { distance, term };
  }
  return best;
}

/** 0 the word itself, 1 its beginning, 2 the beginning of a later word, 3 anywhere inside. */
function fitOf(folded: string, sought: string): number | null {
  const at = folded.indexOf(sought);
  if (at === -1) return null;
  if (at === 0) return folded.length === sought.length ? 0 : 1;
  if (folded.includes(` ${sought}`)) return 2;
  return sought.length >= shortestInside ? 3 : null;
}

function commonFirst(a: IndexedEntry, b: IndexedEntry): number {
  return Number(b.item.isCommon) - Number(a.item.isCommon);
}
