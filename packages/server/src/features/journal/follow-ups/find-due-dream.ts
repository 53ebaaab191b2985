import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { type AskedDream, createFollowUpQueries } from './follow-ups.queries.ts';
import { type QuestionWindow, questionWindows, startOfToday } from './question-windows.ts';

/**
 * The dream whose reading the member is asked about today, the newest that is due; null where none is, and once a question
 * was answered or put aside today, however many are waiting. Whether they want questions is not looked at.
 */
export async function findDueDream(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { id, timezone }: Pick<Member, 'id' | 'timezone'>,
): Promise<{ readonly dream: AskedDream; readonly window: QuestionWindow } | null> {
  const now = clock.now();
  const queries = createFollowUpQueries(db);
  if (await queries.hasSettledSince(id, startOfToday(now, timezone))) return null;
  for (const window of questionWindows(now, timezone)) {
    const dream = await queries.findDue(id, window);
    if (dream) return { dream, window };
  }
  return null;
}
