import type { AppContext } from '#server/context.ts';
import { createOracleFollowUpQueries, type DuePractice, type DueRange } from './oracle-follow-ups.queries.ts';

/** Practices, whoever's they are, that were to be looked back on on one of these days and were not. */
export function listDueFollowUps(
  { db }: Pick<AppContext, 'db'>,
  range: DueRange,
): Promise<readonly DuePractice[]> {
  return createOracleFollowUpQueries(db).listDue(range);
}
