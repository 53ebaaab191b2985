import type { AdminCelebrity, AdminCombinedSymbol, AdminSymbol } from '@chitta/contract';
import type { CelebrityRow, CombinedRow, SymbolRow } from './admin.queries.ts';

/** A symbol as an admin sees it. */
export function presentAdminSymbol({ id: _, editedAt, ...row }: SymbolRow): AdminSymbol {
  return { ...row, editedAt: editedAt?.toISOString() ?? null };
}

export function presentAdminCombined({ id: _, editedAt, ...row }: CombinedRow): AdminCombinedSymbol {
  return { ...row, editedAt: editedAt?.toISOString() ?? null };
}

export function presentAdminCelebrity({ editedAt, ...row }: CelebrityRow): AdminCelebrity {
  return { ...row, editedAt: editedAt?.toISOString() ?? null };
}
