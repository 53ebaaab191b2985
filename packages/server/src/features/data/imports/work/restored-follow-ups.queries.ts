import type { Handle } from '#server/db/client.ts';
import { type FollowUpValues, followUps } from '#server/db/tables/journal/follow-ups.ts';

export function createRestoredFollowUpQueries(handle: Handle) {
  return {
    /** Puts a follow-up beside a dream that has just been written, with the times at which it was said. */
    async insert(userId: number, dreamId: number, values: FollowUpValues): Promise<void> {
      await handle.insert(followUps).values({ ...values, userId, dreamId });
    },
  };
}
