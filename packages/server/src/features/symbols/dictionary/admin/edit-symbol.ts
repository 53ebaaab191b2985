import type { AdminSymbol, EditSymbolRequest, Language } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { presentAdminSymbol } from './admin.presenter.ts';
import { editSymbolRow } from './admin.queries.ts';
import { editEntry } from './edit-entry.ts';

export interface EditSymbolOptions {
  readonly actor: Actor;
  readonly slug: string;
  readonly language: Language;
  readonly changes: EditSymbolRequest;
}

/** Changes a symbol, as `editEntry` does. Throws `symbols.not_found`. */
export async function editSymbol(
  context: AppContext,
  { actor, slug, language, changes }: EditSymbolOptions,
): Promise<AdminSymbol> {
  const row = await editEntry(context, {
    actor,
    action: 'symbol.edited',
    entry: { symbol: slug, language },
    changes,
    name: async () => ({ kind: 'symbol', key: slug }),
    write: (tx, wanted) => editSymbolRow(tx, { slug, language }, wanted),
  });
  return presentAdminSymbol(row);
}
