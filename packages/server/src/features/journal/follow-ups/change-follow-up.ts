import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createFollowUpQueries, type ReadDream } from './follow-ups.queries.ts';
import type { OfDream } from './read-follow-up.ts';

type Queries = ReturnType<typeof createFollowUpQueries>;

/** What is written about a dream that is there and has a reading. */
export type FollowUpChange = (queries: Queries, dream: ReadDream, now: Date) => Promise<void>;

/**
 * Makes one change of a dream's follow-up, together with the look whether the dream is still there.
 * Throws `dreams.not_found` and `follow_ups.no_reading`.
 */
export async function changeFollowUp(
  { db, clock }: AppContext,
  { member, id }: OfDream,
  change: FollowUpChange,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const queries = createFollowUpQueries(tx);
    const dream = await queries.lockDream(member.id, id);
    assertThat(dream, 'dreams.not_found');
    assertThat(dream.hasReading, 'follow_ups.no_reading');
    await change(queries, dream, clock.now());
  });
}
