import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { findSky } from '../dream-analytics/find-sky.ts';
import { createRecurringDreamQueries } from './recurring-dreams.queries.ts';

interface DismissOptions {
  readonly userId: number;
  readonly key: string;
}

/**
 * Keeps that dreams are not the same dream, though they are alike. Doing it again changes nothing. Throws
 * `insights.recurring_dream_not_found` for what is none of the member's recurring dreams.
 */
export async function dismissRecurringDream(
  context: Pick<AppContext, 'db' | 'clock'>,
  { userId, key }: DismissOptions,
): Promise<void> {
  const sky = await findSky(context, userId);
  assertThat(
    sky?.recurrences.some((recurrence) => recurrence.key === key),
    'insights.recurring_dream_not_found',
  );
  const createdAt = context.clock.now();
  await createRecurringDreamQueries(context.db).insertNew([{ userId, key, createdAt }]);
}

/** Takes a dismissal back, if there is one. */
export async function undoDismissal(
  { db }: Pick<AppContext, 'db'>,
  { userId, key }: DismissOptions,
): Promise<void> {
  await createRecurringDreamQueries(db).remove(userId, key);
}
