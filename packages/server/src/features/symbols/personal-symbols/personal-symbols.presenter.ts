import type { PersonalSymbol } from '@chitta/contract';
import type { PersonalSymbolRow } from '#server/db/tables/symbols/personal-symbols.ts';

export function presentPersonalSymbol(row: PersonalSymbolRow): PersonalSymbol {
  const { userId: _, nameKey: __, deletedAt: ___, ...shown } = row;
  return { ...shown, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}
