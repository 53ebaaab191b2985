import type { OwnSymbol } from '@chitta/interpretation';
import type { SymbolSource } from '../../../symbols/dictionary/open-symbols.ts';

/** The member's own symbols with their meanings. */
export function ownSymbols({ personal }: SymbolSource): OwnSymbol[] {
  return personal.entries.flatMap(({ id }) => personal.find(id) ?? []);
}
