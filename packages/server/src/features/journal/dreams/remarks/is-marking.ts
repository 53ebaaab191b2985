import type { AppContext } from '#server/context.ts';
import { createRemarkQueries } from './remarks.queries.ts';

/** Whether dreams of a member are still to be marked anew after a change of their own symbols. */
export function isMarking({ db }: Pick<AppContext, 'db'>, userId: number): Promise<boolean> {
  return createRemarkQueries(db).isQueued(userId);
}
