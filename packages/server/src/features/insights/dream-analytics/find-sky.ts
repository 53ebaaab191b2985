import type { AppContext } from '#server/context.ts';
import { createStoredPeriodQueries } from './stored-periods.queries.ts';

/** What shows in all dreams of the member together; undefined: nothing was counted yet. */
export function findSky({ db }: Pick<AppContext, 'db'>, userId: number) {
  return createStoredPeriodQueries(db).findSky(userId);
}
