import type { AppContext } from '#server/context.ts';
import { createStoredPeriodQueries } from './stored-periods.queries.ts';

/** Counts of the member's months from the first to the last, named by their first days; months without any are left out. */
export function listTallies(
  { db }: Pick<AppContext, 'db'>,
  userId: number,
  span: { readonly from: string; readonly to: string },
) {
  return createStoredPeriodQueries(db).listTallies(userId, span);
}
