import type { MissingSymbol } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/app-error.ts';
import { presentMissingSymbol } from './missing.presenter.ts';
import { createMissingQueries } from './missing.queries.ts';

/** Says what became of a missing word. Throws `symbols.missing_not_found`. */
export async function changeMissingSymbol(
  { db }: AppContext,
  { id, status }: Pick<MissingSymbol, 'id' | 'status'>,
): Promise<MissingSymbol> {
  const row = await createMissingQueries(db).changeStatus(id, status);
  assertThat(row, 'symbols.missing_not_found');
  return presentMissingSymbol(row);
}
