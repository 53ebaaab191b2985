import type { OwnSymbol, PersonalEntry } from '@chitta/interpretation';
import type { Handle } from '#server/db/client.ts';
import { createPersonalEntryQueries } from './personal-entries.queries.ts';
import { personalSymbolId } from './personal-symbol-id.ts';

/** One member's own symbols, as marks and readings use them. */
export interface PersonalSymbols {
  find(id: string): OwnSymbol | undefined;
  /** Those of both languages, as they are recognised. */
  readonly entries: readonly PersonalEntry[];
}

export const noPersonalSymbols: PersonalSymbols = { find: () => undefined, entries: [] };

/** Reads the member's own symbols: one look-up by the leading key. */
export async function readPersonalSymbols(
  { db }: { readonly db: Handle },
  userId: number,
): Promise<PersonalSymbols> {
  const rows = await createPersonalEntryQueries(db).list(userId);
  if (rows.length === 0) return noPersonalSymbols;
  const symbols = rows.map(
    ({ id, description, personalContext, ...row }): OwnSymbol => ({
      ...row,
      id: personalSymbolId(id),
      meaning: description,
      context: personalContext,
    }),
  );
  const byId = new Map(symbols.map((symbol) => [symbol.id, symbol]));
  return {
    find: (id) => byId.get(id),
    entries: symbols.map(({ context: _, ...entry }) => entry),
  };
}
