import type { AdminCombinedSymbol, EditCombinedSymbolRequest, Language } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/app-error.ts';
import { presentAdminCombined } from './admin.presenter.ts';
import { createAdminQueries } from './admin.queries.ts';

export interface EditCombinedSymbolOptions {
  readonly slug: string;
  readonly language: Language;
  readonly changes: EditCombinedSymbolRequest;
}

/** Changes a combined symbol as `editSymbol` does. Throws `symbols.not_found`. */
export async function editCombinedSymbol(
  { db, dictionary }: AppContext,
  { slug, language, changes }: EditCombinedSymbolOptions,
): Promise<AdminCombinedSymbol> {
  const row = await createAdminQueries(db).editCombined(slug, language, changes);
  assertThat(row, 'symbols.not_found');
  await dictionary.refresh({ isForced: true });
  return presentAdminCombined(row);
}
