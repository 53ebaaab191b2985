import type { Handle } from '#server/db/client.ts';
import { createMomentQueries, type DayRange } from './moments.queries.ts';

/** How many moments each day has, of those that have any; archived ones do not count. */
export async function countMomentsByDay(
  handle: Handle,
  userId: number,
  range: DayRange,
): Promise<ReadonlyMap<string, number>> {
  const days = await createMomentQueries(handle).listDays(userId, range);
  return new Map(days.map(({ date, moments }) => [date, moments]));
}
