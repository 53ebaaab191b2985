import type { AdminSymbol, EditSymbolRequest, Language } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/app-error.ts';
import { presentAdminSymbol } from './admin.presenter.ts';
import { editSymbolRow } from './admin.queries.ts';

export interface EditSymbolOptions {
  readonly slug: string;
  readonly language: Language;
  readonly changes: EditSymbolRequest;
}

/**
 * Changes a symbol. From then on the files no longer change it, this node reads with it at once, and others within
 * half a minute. Throws `symbols.not_found`.
 */
export async function editSymbol(
  { db, dictionary }: AppContext,
  { slug, language, changes }: EditSymbolOptions,
): Promise<AdminSymbol> {
  const row = await inTransaction(db, (tx) => editSymbolRow(tx, { slug, language }, changes));
  assertThat(row, 'symbols.not_found');
  await dictionary.refresh({ isForced: true });
  return presentAdminSymbol(row);
}
