import type { AdminCombinedSymbol, EditCombinedSymbolRequest, Language } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { presentAdminCombined } from './admin.presenter.ts';
import { createAdminQueries } from './admin.queries.ts';
import { editEntry } from './edit-entry.ts';

export interface EditCombinedSymbolOptions {
  readonly actor: Actor;
  readonly slug: string;
  readonly language: Language;
  readonly changes: EditCombinedSymbolRequest;
}

/** Changes a combined symbol, as `editEntry` does. Throws `symbols.not_found`. */
export async function editCombinedSymbol(
  context: AppContext,
  { actor, slug, language, changes }: EditCombinedSymbolOptions,
): Promise<AdminCombinedSymbol> {
  const row = await editEntry(context, {
    actor,
    action: 'combined_symbol.edited',
    entry: { symbol: slug, language },
    changes,
    name: async () => ({ kind: 'combined', key: slug }),
    write: (tx, wanted) => createAdminQueries(tx).editCombined(slug, language, wanted),
  });
  return presentAdminCombined(row);
}
