import type { AppContext } from '#server/context.ts';
import type { DreamAnalyticsRow } from '#server/db/tables/insights/dream-analytics.ts';
import { createStoredPeriodQueries } from './stored-periods.queries.ts';

/** The stored figures of a month of the member's, named by its first day; undefined where it has none. */
export function findMonth(
  { db }: Pick<AppContext, 'db'>,
  userId: number,
  month: string,
): Promise<DreamAnalyticsRow | undefined> {
  return createStoredPeriodQueries(db).find(userId, 'month', month);
}
