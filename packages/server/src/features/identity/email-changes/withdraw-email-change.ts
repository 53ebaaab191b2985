import type { AppContext } from '#server/context.ts';
import { createEmailChangesQueries } from './email-changes.queries.ts';

/** Takes back what the member wanted: a link that was sent for it is answered as replaced from now on. */
export function withdrawEmailChange({ db }: AppContext, userId: number): Promise<void> {
  return createEmailChangesQueries(db).remove(userId);
}
