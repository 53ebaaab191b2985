import type { AppContext } from '#server/context.ts';
import { createRecurringDreamQueries } from './recurring-dreams.queries.ts';

/** A dismissal as it once was; the time as ISO 8601. */
export interface FormerDismissal {
  readonly key: string;
  readonly createdAt: string;
}

/** Keeps dismissals that came from elsewhere; those that are there already stay as they are. */
export async function keepDismissals(
  { db }: Pick<AppContext, 'db'>,
  userId: number,
  dismissals: readonly FormerDismissal[],
): Promise<void> {
  const rows = dismissals.map(({ key, createdAt }) => ({ userId, key, createdAt: new Date(createdAt) }));
  await createRecurringDreamQueries(db).insertNew(rows);
}
