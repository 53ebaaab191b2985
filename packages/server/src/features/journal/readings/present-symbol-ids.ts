import type { StoredSymbol } from '#server/db/tables/journal/dreams.ts';

/** Ids of the symbols that the dream says were there. */
export function presentSymbolIds(symbols: readonly StoredSymbol[]): string[] {
  return symbols
    .filter(({ mentions }) => mentions.some(({ state }) => state === 'present'))
    .map(({ id }) => id);
}
