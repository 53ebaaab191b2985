import type { AppContext } from '#server/context.ts';
import { createRecallMarkQueries } from './recall-marks.queries.ts';

/** Takes the mark of a night away, if it has one. */
export function unmarkNight(
  { db }: Pick<AppContext, 'db'>,
  { userId, night }: { readonly userId: number; readonly night: string },
): Promise<void> {
  return createRecallMarkQueries(db).remove(userId, night);
}
