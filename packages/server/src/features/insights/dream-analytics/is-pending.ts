import type { AppContext } from '#server/context.ts';
import { createDreamChangeQueries } from './dream-changes.queries.ts';

/** Whether the member's journal has changed since its figures were counted. */
export function isPending({ db }: Pick<AppContext, 'db'>, userId: number): Promise<boolean> {
  return createDreamChangeQueries(db).isPending(userId);
}
