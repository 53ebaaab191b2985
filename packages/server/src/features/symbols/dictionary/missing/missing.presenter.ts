import type { MissingSymbol } from '@chitta/contract';
import type { MissingSymbolRow } from '#server/db/tables/symbols/missing-symbols.ts';

type Places = MissingSymbol['places'];

/** A missing word as an admin sees it; who reported it is nobody's business. */
export function presentMissingSymbol(row: MissingSymbolRow, places: Places): MissingSymbol {
  const { id, symbol, language, count, lastReported, processed, status } = row;
  return { id, symbol, language, count, lastReported: lastReported.toISOString(), processed, status, places };
}
