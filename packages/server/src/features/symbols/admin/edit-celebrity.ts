import type { AdminCelebrity, EditCelebrityRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/app-error.ts';
import { presentAdminCelebrity } from './admin.presenter.ts';
import { createAdminQueries } from './admin.queries.ts';

/** Changes a famous person as `editSymbol` does. Throws `symbols.not_found`. */
export async function editCelebrity(
  { db, dictionary }: AppContext,
  { id, changes }: { readonly id: number; readonly changes: EditCelebrityRequest },
): Promise<AdminCelebrity> {
  const row = await createAdminQueries(db).editCelebrity(id, changes);
  assertThat(row, 'symbols.not_found');
  await dictionary.refresh({ isForced: true });
  return presentAdminCelebrity(row);
}
